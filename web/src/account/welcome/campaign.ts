const KEY = 'campaign'
/** As long as the server takes one. */
const CAMPAIGN_MAX = 80

/** Remembers the invitation or campaign that brought somebody here, until they register. It signs nobody in. */
export function keepCampaign(id: string): void {
  if (id && id.length <= CAMPAIGN_MAX) localStorage.setItem(KEY, id)
}

export const keptCampaign = (): string | undefined => localStorage.getItem(KEY) ?? undefined
export const forgetCampaign = (): void => localStorage.removeItem(KEY)
