import { useTranslation } from 'react-i18next'
import { useLog } from '../data.ts'
import { LogEntry } from '../LogEntry.tsx'
import { Section } from './Section.tsx'

/** What was done, newest first, each with its undo. */
export function Log({ communityId }: { communityId: string | undefined }) {
  const { t } = useTranslation()
  const list = useLog(communityId)
  const entries = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Section title={t('moderation.page.log')} list={list} none={entries?.length === 0 && t('moderation.page.noLog')}>
      {entries && entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <LogEntry key={entry.id} entry={entry} place={communityId === undefined} />
          ))}
        </ul>
      )}
    </Section>
  )
}
