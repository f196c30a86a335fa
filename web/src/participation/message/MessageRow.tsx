import type { MessageView } from '@fieldfare/shared/message.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { paths } from '../../platform/paths.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './MessageRow.module.css'

/** The characters of a message's beginning in a list: more than two lines can hold. */
const BEGINNING = 240

interface MessageRowProps {
  message: MessageView
  /** The sender of a received message, or the recipients of a sent one. */
  who: string
  /** The state of the message, on the right. */
  state?: ReactNode
}

/** One message in a list; a press anywhere on the row opens it. */
export function MessageRow({ message, who, state }: MessageRowProps) {
  const { t } = useTranslation()
  const { id, title, body, photo, createdAt, read } = message
  return (
    <Stack as="li" pressed gap="none" className={classes.row} data-unread={read === false || undefined}>
      <Row justify="between" gap="l" className={textClasses.quiet}>
        <p className={classes.who}>{who}</p>
        <Row as="p">
          {state}
          <Ago at={createdAt} />
        </Row>
      </Row>
      <Row as="h2" tight gap="s" className={textClasses.name}>
        {read === false && <span className={classes.dot} role="img" aria-label={t('message.unread')} />}
        <Link to={paths.message(id)}>{title}</Link>
      </Row>
      <Row tight align="start">
        <p className={`${textClasses.quiet} ${textClasses.beginning} ${classes.words}`}>{body.slice(0, BEGINNING)}</p>
        {photo && (
          <img
            className={classes.photo}
            src={photoUrl(photo.id, 'list')}
            width={72}
            height={48}
            alt=""
            loading="lazy"
          />
        )}
      </Row>
    </Stack>
  )
}
