import { useTranslation } from 'react-i18next'
import { useReports } from '../data.ts'
import { ReportCard } from '../ReportCard.tsx'
import { byThing, idOf } from '../subject.ts'
import { Section } from './Section.tsx'

/** What is reported and not decided yet. */
export function Reports({ communityId }: { communityId: string | undefined }) {
  const { t } = useTranslation()
  const list = useReports(communityId)
  const reported = list.data && byThing(list.data.pages.flatMap(({ items }) => items))
  return (
    <Section
      title={t('moderation.page.reports')}
      list={list}
      none={reported?.length === 0 && t('moderation.page.noReports')}
    >
      {reported?.map((each) => (
        <ReportCard key={idOf(each.subject)} reported={each} named={communityId === undefined} />
      ))}
    </Section>
  )
}
