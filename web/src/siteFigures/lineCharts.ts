import { GROUP_STEP, LEVELS } from '@fieldfare/shared/limits.ts'
import type { Series, SiteFigures } from '@fieldfare/shared/siteFigures.ts'
import type { TFunction } from 'i18next'
import type { Format } from '../i18n/format.ts'

export interface Line {
  label: string
  values: Series
}
export interface LineChartData {
  name: 'people' | 'areas' | 'subscriptions' | 'pledged'
  lines: Line[]
  textOf: (value: number) => string
}

/** The charts over time, each with its lines. */
export function lineCharts(figures: SiteFigures, t: TFunction, { number, euro }: Format): LineChartData[] {
  const one = (name: 'people' | 'subscriptions' | 'pledged', values: Series, textOf = number): LineChartData => ({
    name,
    lines: [{ label: t(`siteFigures.${name}.title`), values }],
    textOf,
  })
  return [
    one('people', figures.people),
    {
      name: 'areas',
      lines: LEVELS.map((level) => ({ label: t(`area.level.${level}`), values: figures.areas[level] })),
      textOf: number,
    },
    one('subscriptions', figures.subscriptions),
    one('pledged', figures.pledged, euro),
  ]
}

/** Why a value is not there. */
export const hiddenText = (t: TFunction): string => t('siteFigures.hidden', { count: GROUP_STEP })

/** Rows of a table of a chart, the newest month first: the month, then a value of each line. */
export const rowsOfLines = (
  months: readonly string[],
  { lines }: LineChartData,
  hidden: string,
): (string | number)[][] =>
  months.map((month, at) => [month, ...lines.map(({ values }) => values[at] ?? hidden)]).toReversed()
