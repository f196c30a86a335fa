import type { Locale } from '@fieldfare/shared/locale.ts'
import { currentLocale } from '../../i18n/i18n.ts'
import { keptCampaign } from '../welcome/campaign.ts'

/** What a registration tells besides what is typed: the language shown, where the clock stands, and what brought one here. */
export const clientContext = (): { locale: Locale; timeZone: string; campaign?: string } => ({
  locale: currentLocale(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  campaign: keptCampaign(),
})
