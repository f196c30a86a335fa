import type { CampaignView } from '@fieldfare/shared/survey.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

export const useCampaigns = (enabled: boolean) =>
  usePagedQuery(keys.campaigns, [], (page) => api.campaign.all.query(page), { enabled })

export const useCampaign = (id: string, enabled: boolean) =>
  useQuery({ queryKey: keys.campaign(id), queryFn: () => api.campaign.one.query({ id }), enabled, staleTime: 0 })

export const useInvitations = (campaignId: string) =>
  usePagedQuery(keys.invitations(campaignId), [], (page) => api.campaign.invitations.query({ campaignId, ...page }))

const show = (campaign: CampaignView) => {
  queryClient.setQueryData(keys.campaign(campaign.id), campaign)
  readAgain({ queryKey: keys.campaigns })
}
const invited = (campaignId: string) => {
  for (const queryKey of [keys.invitations(campaignId), keys.campaign(campaignId), keys.campaigns])
    readAgain({ queryKey })
}

export const useAddCampaign = () =>
  useMutation({
    mutationFn: (input: Inputs['campaign']['add']) => api.campaign.add.mutate(input),
    onSuccess: show,
  })
export const useEditCampaign = () =>
  useMutation({
    mutationFn: (input: Inputs['campaign']['edit']) => api.campaign.edit.mutate(input),
    onSuccess: show,
    onError: (_error, { id }) => readAgain({ queryKey: keys.campaign(id) }),
  })
export const useAddLink = () =>
  useMutation({
    mutationFn: (input: Inputs['campaign']['addLink']) => api.campaign.addLink.mutate(input),
    onSuccess: (_link, { campaignId }) => invited(campaignId),
  })
export const useEndInvitations = () =>
  useMutation({
    mutationFn: (input: Inputs['campaign']['endInvitations']) => api.campaign.endInvitations.mutate(input),
    onSuccess: (_ended, { campaignId }) => invited(campaignId),
  })

/** Adds a part of a list; `readInvited` shows what was added. */
export const invite = (input: Inputs['campaign']['invite']) => api.campaign.invite.mutate(input)
export const readInvited = invited
