import { numberFormat } from '@fieldfare/shared/intl.ts'
import { languageTag } from '@fieldfare/shared/locale.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import type { Format } from '../../platform/i18n/format.ts'
import { currentLocale } from '../../platform/i18n/translation.ts'

/** A football pitch of international size, 105 by 68 metres, in square metres. */
const PITCH_M2 = 7140

/** The size of a drawing in the reader's language. */
export interface SizeText {
  dots: string
  /** The size, such as "34.1 ha", or a text that there is no size yet. */
  size: string
  /** A comparison with football pitches; null without a size. */
  pitches: string | null
}

export function sizeText(
  t: Translate,
  { size }: Pick<Format, 'size'>,
  { vertices, areaM2 }: { vertices: number; areaM2: number | null },
): SizeText {
  const tag = languageTag(currentLocale())
  const rough = numberFormat(tag, { maximumSignificantDigits: 2 })
  return {
    dots: t('draw.dots', { count: pluralOf(vertices), amount: numberFormat(tag).format(vertices) }),
    size: areaM2 === null ? t('draw.noSize') : size(areaM2),
    pitches: areaM2 === null ? null : pitchesText(t, areaM2 / PITCH_M2, rough),
  }
}

function pitchesText(t: Translate, pitches: number, rough: Intl.NumberFormat): string {
  if (pitches < 0.95) return t('draw.pitchesLess')
  const amount = pitches < 10 ? Math.round(pitches) : pitches
  return t('draw.pitches', { count: pluralOf(Math.round(amount)), amount: rough.format(amount) })
}

// Our texts have only two plural forms, although some languages have more: in French, a million differs from two.
const pluralOf = (count: number): number => (count === 1 ? 1 : 2)
