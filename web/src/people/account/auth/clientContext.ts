import type { Locale } from '@fieldfare/shared/locale.ts'
import { currentLocale } from '../../../platform/i18n/translation.ts'
import { keptCampaign } from '../welcome/campaign.ts'

/** The part of a registration that does not come from the form: the language shown, the time zone and the campaign of an invitation. */
export const clientContext = (): { locale: Locale; timeZone: string; campaign?: string } => ({
  locale: currentLocale(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  campaign: keptCampaign(),
})
