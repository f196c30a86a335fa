import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentList } from '../../../content/ContentList.tsx'
import { StartLink } from '../../../content/StartLink.tsx'
import { paths } from '../../../platform/paths.ts'
import { IconChartBar } from '../../../platform/ui/icons.tsx'
import { PollRow } from './PollRow.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { polls } from '../data.ts'

/** The polls of a community, newest first; everyone may read them. */
export function PollsTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  return (
    <ContentList
      kind="poll"
      above={
        <StartLink community={community} action="poll.add" to={paths.createPoll(community.id)} icon={IconChartBar}>
          {t('poll.start')}
        </StartLink>
      }
      query={usePagedQuery(polls.of, { communityId: community.id })}
      row={(poll) => <PollRow poll={poll} />}
    />
  )
}
