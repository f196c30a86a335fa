import { languageTag, localeOf } from '@fieldfare/shared/locale.ts'
import { useTranslation } from 'react-i18next'

/** Returns the sign that parts euros from cents in the reader's language: a comma or a point. */
export function useDecimal(): string {
  const { i18n } = useTranslation()
  const parts = new Intl.NumberFormat(languageTag(localeOf(i18n.language))).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
