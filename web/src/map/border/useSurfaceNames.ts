import { type BorderView, isMapBorderKind, NAME_LANGUAGES } from '@fieldfare/shared/border.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { Surface } from './surface.ts'

/** Returns functions that name borders and surfaces in the reader's language: by their name, else by their kind, as 'This wood'. */
export function useSurfaceNames() {
  const { t, locale } = useTranslation()
  const language = NAME_LANGUAGES.find((one) => locale.startsWith(one))
  const nameOf = ({ names }: Surface) => (language && names?.[language]) || names?.local
  const titled = (surface: Surface) => nameOf(surface) ?? t(`land.border.this.${surface.kind}`)
  return {
    named({ name, names, kind, source }: BorderView): string {
      const called = (language && names?.[language]) || name
      return called || (isMapBorderKind(kind) ? t(`land.border.this.${kind}`) : source)
    },
    titled,
    /** Returns the name for use within a sentence: a kind, as 'this wood', then begins with a small letter. */
    within(surface: Surface): string {
      const title = titled(surface)
      return nameOf(surface) ? title : title.charAt(0).toLocaleLowerCase(locale) + title.slice(1)
    },
  }
}
