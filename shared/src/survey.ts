/** The ways through a survey, by the names that their addresses have. */
export const FLOWS = ['texel-continue-register', 'texel-continue-virtual-funding', 'pbl'] as const
export type SurveyFlow = (typeof FLOWS)[number]

/** What a campaign says on its first page in one language, besides our words. */
export interface CampaignText {
  title: string
  text: string
}
