import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { api, type Inputs, withCallName } from '../../platform/api/client.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { oneChannel, putWithPage } from '../../content/contentCache.ts'

export const pledges = {
  ...contentFeed('pledge'),
  /** Lists the public reasons for giving. Read again for each new version of the pledge; until the response, the earlier reasons show. */
  reasons: list(
    withCallName(
      api.feed.pledges.reasons.query,
      ({ pledgeId, cursor, limit }: Inputs['feed']['pledges']['reasons'] & { version: number }) =>
        api.feed.pledges.reasons.query({ pledgeId, cursor, limit }),
    ),
    ({ pledgeId }) => oneChannel('pledge', pledgeId),
    { keepPrevious: true },
  ),
  /** Lists, for the owner of the community, the people who gave and whose names are shown so far. */
  whoGave: list(api.feed.pledges.whoGave.query, { feed: 'me' }),
}

export const putPledge = (pledge: PledgeView): void => putWithPage('pledge', pledge)

/** Pauses, resumes or ends one of the reader's contributions. Several calls about one contribution are made one after the other. */
export const useStep = (contributionId: string) =>
  useCall((step: 'pause' | 'resume' | 'end') => api[`${step}Pledge`].mutate({ contributionId }), {
    scope: { id: `contribution ${contributionId}` },
    onSuccess: putPledge,
  })
