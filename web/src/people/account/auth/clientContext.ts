import type { Locale } from '@fieldfare/shared/locale.ts'
import { currentLocale } from '../../../platform/i18n/translation.ts'
import { keptCampaign } from '../welcome/campaign.ts'

/** Returns the values of a registration that no field asks for: the shown language, the time zone and the campaign of an invitation. */
export const clientContext = (): { locale: Locale; timeZone: string; campaign?: string } => ({
  locale: currentLocale(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  campaign: keptCampaign(),
})
