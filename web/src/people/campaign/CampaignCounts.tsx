import type { CampaignView } from '@fieldfare/shared/survey.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'

/** Says how many people were invited, and how many reached each stage. */
export function CampaignCounts({ counts: { made, opened, registered, finished } }: Pick<CampaignView, 'counts'>) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return t('campaign.counts', {
    made: number(made),
    opened: number(opened),
    registered: number(registered),
    finished: number(finished),
  })
}
