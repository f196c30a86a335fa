import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { paths } from '../../platform/paths.ts'
import { moderation, useReportsWithin } from './data.ts'
import { LogEntry } from './LogEntry.tsx'
import classes from './ModerationPanel.module.css'
import { ReportCard } from './ReportCard.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

/** The number of log entries shown; the page of reports has all entries. */
const LATEST = 3

/** The open reports on content and its parts, and the latest decisions, beside the content on a wide screen, for moderators. */
export function ModerationPanel({ communityId, withinId }: { communityId: string; withinId: string }) {
  const { t } = useTranslation()
  const groups = useReportsWithin(communityId, withinId) ?? []
  const { items: log = [] } = usePagedQuery(moderation.log, { communityId })
  const latestEntries = log
    .filter(({ content }) => content && [content.id, content.parentId].includes(withinId))
    .slice(0, LATEST)
  if (groups.length === 0 && latestEntries.length === 0) return null
  return (
    <Stack as="aside" className={classes.panel} aria-labelledby="for-moderators">
      <div>
        <h2 id="for-moderators">{t('moderation.card.forModerators')}</h2>
        <p className={textClasses.quiet}>{t('moderation.card.onlyYou')}</p>
      </div>
      {groups.map((group) => (
        <ReportCard key={group.content.id} group={group} />
      ))}
      {latestEntries.length > 0 && (
        <Stack as="ul" lined>
          {latestEntries.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
      <Link to={paths.moderatorRequests} search={{ community: communityId }} className={textClasses.link}>
        {t('moderation.card.all')}
      </Link>
    </Stack>
  )
}
