import { numberFormat } from '@fieldfare/shared/intl.ts'
import { languageTag } from '@fieldfare/shared/locale.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'

/** Returns the decimal separator of the reader's language: a comma or a point. */
export function useDecimal(): string {
  const { locale } = useTranslation()
  const parts = numberFormat(languageTag(locale)).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
