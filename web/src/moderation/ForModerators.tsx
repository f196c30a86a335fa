import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useLog, useReportsOfThread } from './data.ts'
import classes from './ForModerators.module.css'
import { LogEntry } from './LogEntry.tsx'
import { ReportCard } from './ReportCard.tsx'
import { byThing, idOf } from './subject.ts'

/** What was done lately; the rest stands on the page of it. */
const LATELY = 3

/** Beside a discussion on a desk, for who moderates: what is reported in it, and what was done. Nothing where nothing is. */
export function ForModerators({ communityId, threadId }: { communityId: string; threadId: string }) {
  const { t } = useTranslation()
  const { data } = useReportsOfThread(communityId, threadId)
  const reported = byThing(data?.items ?? [])
  const log = useLog(communityId).data?.pages.flatMap(({ items }) => items)
  const done = log?.filter((entry) => entry.threadId === threadId).slice(0, LATELY) ?? []
  if (reported.length === 0 && done.length === 0) return null
  return (
    <aside className={classes.block} aria-labelledby="for-moderators">
      <h2 id="for-moderators">{t('moderation.card.forModerators')}</h2>
      <p className={classes.quiet}>{t('moderation.card.onlyYou')}</p>
      {reported.map((each) => (
        <ReportCard key={idOf(each.subject)} reported={each} />
      ))}
      {done.length > 0 && (
        <ul>
          {done.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <Link to={paths.moderatorRequests} search={{ community: communityId }} className={classes.link}>
        {t('moderation.card.all')}
      </Link>
    </aside>
  )
}
