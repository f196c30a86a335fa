import type { Noun } from '../../platform/noun.ts'
import { addCampaign, editCampaign } from './campaigns.ts'
import { addInvitations, addLink, endInvitations } from './invitations.ts'
import { all, invitations, one } from './readCampaigns.ts'

/** The noun (feature) of campaigns and their invitations, for admins. */
export const campaignNoun = {
  calls: {
    campaign: {
      all,
      one,
      invitations,
      add: addCampaign,
      edit: editCampaign,
      invite: addInvitations,
      addLink,
      endInvitations,
    },
  },
} satisfies Noun
