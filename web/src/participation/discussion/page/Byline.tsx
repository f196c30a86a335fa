import type { Author } from '@fieldfare/shared/content.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import type { EntryState } from '../../../platform/outbox/outboxState.ts'
import { paths } from '../../../platform/paths.ts'
import classes from './Comment.module.css'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface BylineProps {
  author: Author
  /** True if the author started the community. */
  manager: boolean
  /** The time of writing; for a comment a link to the comment. */
  when: ReactNode
  editedAt: string | null
  /** The state of a change that the server does not have yet. */
  state?: EntryState | undefined
}

/** The author and the time of a discussion or a comment. */
export function Byline({ author, manager, when, editedAt, state }: BylineProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return (
    <Row as="p" gap="s">
      <span className={textClasses.strong}>{author.name || t('app.word.formerMember')}</span>
      {manager && <span className={classes.mark}>{t('discussion.manager')}</span>}
      <span className={`${textClasses.quiet} ${classes.when}`}>
        {when}
        {editedAt && (
          <>
            , <span title={t('discussion.editedAt', { when: dateTime(editedAt) })}>{t('discussion.edited')}</span>
          </>
        )}
      </span>
      {state && (
        <span className={`${textClasses.quiet} ${classes.when} ${classes.state}`}>
          <Link to={paths.unsent}>{t(`outbox.state.${state}`)}</Link>
        </span>
      )}
    </Row>
  )
}
