import { useTranslation } from '../../../platform/i18n/translation.ts'

/** Returns the texts for a page whose support project does not exist or was deleted. */
export function usePledgeWords() {
  const { t } = useTranslation()
  return {
    gone: t('pledge.page.gone'),
    goneText: t('pledge.page.goneText'),
    withCommunity: t('pledge.page.withCommunity'),
    toCommunity: t('pledge.page.toCommunity'),
  }
}
