import type { Translate } from '@fieldfare/shared/translate.ts'
import { FEATURES_MAX, type FileRefusal, type RefusedFeature, type Where } from './reading/importFile.ts'

const FAULTS = ['open', 'points', 'nothing', 'range', 'small', 'wide', 'zigzag', 'broken'] as const

/** Returns the message that explains why a file cannot be used. */
export function faultText(t: Translate, { fault, params }: FileRefusal): string {
  if (fault !== 'noShapes') return t(`fromFile.error.${fault}`, { ...params, max: FEATURES_MAX })
  const why = FAULTS.find((one) => one === params['fault']) ?? 'nothing'
  const name = String(params['name'] ?? '')
  return t(`fromFile.noShapes.${why}`, { name: name || t('fromFile.choose.unnamed', { number: 1 }) })
}

/** Returns a position in the file as text: a line, or the number of a feature. */
const whereText = (t: Translate, where: Where): string =>
  'line' in where
    ? t('fromFile.where.line', { number: where.line })
    : t('fromFile.where.feature', { number: where.feature })

/** Returns a text about a refused feature: its name, its position in the file and the reason. */
export const refusedText = (t: Translate, { name, where, fault }: RefusedFeature): string =>
  `${name ? `${name} (${whereText(t, where)})` : whereText(t, where)}: ${t(`fromFile.refused.${fault}`)}`
