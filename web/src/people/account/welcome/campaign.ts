const KEY = 'campaign'
/** The server's limit of characters. */
const CAMPAIGN_MAX = 80

/** Remembers the invitation or campaign that a visitor came by, until they register. It gives no rights. */
export function keepCampaign(id: string): void {
  if (id && id.length <= CAMPAIGN_MAX) localStorage.setItem(KEY, id)
}

export const keptCampaign = (): string | undefined => localStorage.getItem(KEY) ?? undefined
export const forgetCampaign = (): void => localStorage.removeItem(KEY)
