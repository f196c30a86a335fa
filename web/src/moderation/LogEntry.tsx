import type { ModerationLogView } from '@fieldfare/shared/moderation.ts'
import { IconHistory } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useMe } from '../account/data.ts'
import { Ago } from '../i18n/Ago.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import classes from './LogEntry.module.css'
import { useUndo } from './useUndo.ts'

/** One thing that was done: what, by whom, when and why, with the way back while there is one. */
export function LogEntry({ entry, place = false }: { entry: ModerationLogView; place?: boolean }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const undo = useUndo()
  const sentence = sentenceOf(t, entry)
  const to = targetOf(entry)
  const by = !entry.by
    ? t('moderation.itself')
    : entry.by.id === me?.id
      ? t('moderation.you')
      : entry.by.name || t('app.word.formerMember')
  return (
    <li className={classes.entry}>
      <IconHistory size={22} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <p>{to ? <Link {...to}>{sentence}</Link> : sentence}</p>
        {entry.words && <p className={classes.quote}>{entry.words}</p>}
        {entry.reason && <p className={classes.quiet}>{t('moderation.page.reasonGiven', { reason: entry.reason })}</p>}
        <p className={classes.quiet}>
          {by}, <Ago at={entry.at} />
          {place && `. ${entry.communityTitle}`}
        </p>
      </div>
      {entry.undoable && (
        <Button kind="text" aria-label={t('moderation.page.undoNamed', { what: sentence })} onClick={() => undo(entry)}>
          {t('app.word.undo')}
        </Button>
      )}
    </li>
  )
}

function sentenceOf(t: TFunction, { action, person, threadId }: ModerationLogView): string {
  const name = person?.name || t('app.word.formerMember')
  if (action === 'report.left')
    return t(threadId ? 'moderation.log.report.leftComment' : 'moderation.log.report.leftTreasure', { name })
  if (action === 'report.reopened')
    return t(threadId ? 'moderation.log.report.reopenedComment' : 'moderation.log.report.reopenedTreasure', { name })
  return t(`moderation.log.${action}`, { name })
}

/** Where it can be looked at: what was hidden alone leaves no place, but a comment stands where it stood. */
function targetOf({ action, subject, threadId }: ModerationLogView) {
  if (!threadId || action === 'thread.delete') return null
  const search = action.startsWith('thread.') ? {} : { comment: subject }
  return linkOptions({ to: paths.post.pattern, params: { id: threadId }, search })
}
