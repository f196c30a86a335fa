import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentList } from '../../../content/ContentList.tsx'
import { StartLink } from '../../../content/StartLink.tsx'
import { paths } from '../../../platform/paths.ts'
import { IconHeartHandshake } from '../../../platform/ui/icons.tsx'
import { PledgeRow } from './PledgeRow.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { pledges } from '../data.ts'

/** The support projects of a community, newest first; everyone may read them. */
export function PledgesTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  return (
    <ContentList
      kind="pledge"
      above={
        <StartLink
          community={community}
          action="pledge.add"
          to={paths.createPledge(community.id)}
          icon={IconHeartHandshake}
        >
          {t('pledge.start')}
        </StartLink>
      }
      query={usePagedQuery(pledges.of, { communityId: community.id })}
      row={(pledge) => <PledgeRow pledge={pledge} />}
    />
  )
}
