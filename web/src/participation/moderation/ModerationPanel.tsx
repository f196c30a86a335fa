import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../platform/paths.ts'
import { moderation, useReportsWithin } from './data.ts'
import { LogEntry } from './LogEntry.tsx'
import classes from './ModerationPanel.module.css'
import { ReportCard } from './ReportCard.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

/** The latest entries of the log; the page of reports has all of them. */
const LATEST = 3

/** Beside content on a wide screen, for its moderators: open reports on it and its parts, and what was done. */
export function ModerationPanel({ communityId, withinId }: { communityId: string; withinId: string }) {
  const { t } = useTranslation()
  const groups = useReportsWithin(communityId, withinId) ?? []
  const { items: log = [] } = usePagedQuery(moderation.log, { communityId })
  const done = log
    .filter(({ content }) => content && [content.id, content.parentId].includes(withinId))
    .slice(0, LATEST)
  if (groups.length === 0 && done.length === 0) return null
  return (
    <aside className={classes.block} aria-labelledby="for-moderators">
      <h2 id="for-moderators">{t('moderation.card.forModerators')}</h2>
      <p className={classes.quiet}>{t('moderation.card.onlyYou')}</p>
      {groups.map((group) => (
        <ReportCard key={group.content.id} group={group} />
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
