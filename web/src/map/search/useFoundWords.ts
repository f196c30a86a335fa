import { languageTag, localeOf } from '@fieldfare/shared/locale.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Found } from './results.ts'

/**
 * Returns words that tell a result from others of its name: its kind, where it is and, abroad or where nothing else is
 * known, its country.
 */
export function useFoundWords(): (found: Found) => string {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const countries = useMemo(() => new Intl.DisplayNames(languageTag(locale), { type: 'region' }), [locale])
  return (found) => {
    if ('title' in found) {
      const { title } = found
      return title.kind === 'area' && title.mine ? t('search.mine') : ''
    }
    const { kind, context, country, source } = found.place
    const countryName = country && kind !== 'country' && source !== 'pdok' ? countries.of(country) : undefined
    const what = source === 'bundled' ? undefined : t(`search.kind.${kind}`)
    return [what, context, countryName].filter(Boolean).join(', ')
  }
}
