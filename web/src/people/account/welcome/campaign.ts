const KEY = 'campaign'
/** The longest campaign id that the server accepts, in characters. */
const CAMPAIGN_MAX = 80

/** Remembers the id of the campaign that a visitor came by, until they register. The id gives no rights. */
export function keepCampaign(id: string): void {
  if (id && id.length <= CAMPAIGN_MAX) localStorage.setItem(KEY, id)
}

export const keptCampaign = (): string | undefined => localStorage.getItem(KEY) ?? undefined
export const forgetCampaign = (): void => localStorage.removeItem(KEY)
