import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, oneChannel, putContent } from '../../content/contentCache.ts'

/** The pledges of a community, newest first. The component that shows them joins their channel. */
export const usePledges = (communityId: string) =>
  usePagedQuery(keys.contentIn('pledge', communityId), contentChannel('pledge', communityId), (page) =>
    api.feed.pledges.of.query({ communityId, ...page }),
  )

/** One pledge. The component that shows it joins its channel. */
export const usePledge = (id: string) =>
  useQuery({
    queryKey: keys.contentOne('pledge', id),
    ...liveQuery(oneChannel('pledge', id), () => api.feed.pledges.one.query({ id })),
  })

function putPledge(pledge: PledgeView): void {
  putContent('pledge', pledge.communityId, pledge)
  queryClient.setQueryData<PledgeView>(keys.contentOne('pledge', pledge.id), (cached) => cached ?? pledge)
}

/** Starts a support project; the same id again starts nothing. */
export const useAddPledge = () =>
  useMutation({ mutationFn: (input: Inputs['addPledge']) => api.addPledge.mutate(input), onSuccess: putPledge })

export const useEditPledge = () =>
  useMutation({ mutationFn: (input: Inputs['editPledge']) => api.editPledge.mutate(input), onSuccess: putPledge })

/** Pledges an amount; the same id again pledges nothing. */
export const useGive = () =>
  useMutation({
    mutationFn: (input: Inputs['addAmountPledge']) => api.addAmountPledge.mutate(input),
    onSuccess: putPledge,
  })

/** Pauses, resumes or ends one of the reader's contributions. One after the other. */
export const useStep = (contributionId: string) =>
  useMutation({
    scope: { id: `contribution ${contributionId}` },
    mutationFn: (step: 'pause' | 'resume' | 'end') => api[`${step}Pledge`].mutate({ contributionId }),
    onSuccess: putPledge,
  })

/** Changes the amount of one of the reader's contributions. */
export const useChangeAmount = () =>
  useMutation({ mutationFn: (input: Inputs['changePledge']) => api.changePledge.mutate(input), onSuccess: putPledge })

/** Why people give, as far as it is shown. Read again with each version of the pledge; until then the reasons before are shown. */
export const useReasons = ({ id, version }: Pick<PledgeView, 'id' | 'version'>) =>
  usePagedQuery(
    ['pledgeReasons', id, version],
    oneChannel('pledge', id),
    (page) => api.feed.pledges.reasons.query({ pledgeId: id, ...page }),
    { keepPrevious: true },
  )

/** Who gave, as far as they are named, for the owner of the community. */
export const useWhoGave = (pledgeId: string, enabled: boolean) =>
  usePagedQuery(
    keys.namesOf('pledge', pledgeId),
    { feed: 'me' },
    (page) => api.feed.pledges.whoGave.query({ pledgeId, ...page }),
    { enabled },
  )
