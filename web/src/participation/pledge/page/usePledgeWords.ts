import { useTranslation } from '../../../platform/i18n/translation.ts'

/** The texts of the pages of a support project where there is none to show. */
export function usePledgeWords() {
  const { t } = useTranslation()
  return {
    gone: t('pledge.page.gone'),
    goneText: t('pledge.page.goneText'),
    withCommunity: t('pledge.page.withCommunity'),
    toCommunity: t('pledge.page.toCommunity'),
  }
}
