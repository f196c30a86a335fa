import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { api, type Inputs, withCallName } from '../../platform/api/client.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { oneChannel, putWithPage } from '../../content/contentCache.ts'

export const pledges = {
  ...contentFeed('pledge'),
  /** Lists why people give, as far as it is shown. Read again with each version of the pledge; until then the reasons before are shown. */
  reasons: list(
    withCallName(
      api.feed.pledges.reasons.query,
      ({ pledgeId, cursor, limit }: Inputs['feed']['pledges']['reasons'] & { version: number }) =>
        api.feed.pledges.reasons.query({ pledgeId, cursor, limit }),
    ),
    ({ pledgeId }) => oneChannel('pledge', pledgeId),
    { keepPrevious: true },
  ),
  /** Lists who gave, as far as they are named, for the owner of the community. */
  whoGave: list(api.feed.pledges.whoGave.query, { feed: 'me' }),
}

export const putPledge = (pledge: PledgeView): void => putWithPage('pledge', pledge)

/** Pauses, resumes or ends one of the reader's contributions. One after the other. */
export const useStep = (contributionId: string) =>
  useCall((step: 'pause' | 'resume' | 'end') => api[`${step}Pledge`].mutate({ contributionId }), {
    scope: { id: `contribution ${contributionId}` },
    onSuccess: putPledge,
  })
