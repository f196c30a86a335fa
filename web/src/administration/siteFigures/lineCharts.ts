import { levelInk } from '@fieldfare/shared/map/levels.ts'
import { GROUP_STEP, LEVELS, OBJECTIVES } from '@fieldfare/shared/limits.ts'
import type { FundingSeries, Series, SiteFigures } from '@fieldfare/shared/siteFigures.ts'
import type { TFunction } from 'i18next'
import type { Format } from '../../platform/i18n/format.ts'

export interface Line {
  label: string
  values: Series
  colour?: string
  dash?: string
}
export interface LineChartData {
  name: 'people' | 'areas' | 'subscriptions' | 'pledged' | 'funding' | 'fundingEach'
  /** True if the values are cents. */
  money: boolean
  lines: Line[]
  textOf: (value: number) => string
}

/** The charts over time, each with its lines. */
export function lineCharts(figures: SiteFigures, t: TFunction, { number, euro }: Format): LineChartData[] {
  const chartOf = (name: 'people' | 'subscriptions' | 'pledged', values: Series, textOf = number): LineChartData => ({
    name,
    money: name === 'pledged',
    lines: [{ label: t(`siteFigures.${name}.title`), values }],
    textOf,
  })
  const byGoal = (name: 'funding' | 'fundingEach', which: keyof FundingSeries): LineChartData => ({
    name,
    money: true,
    lines: OBJECTIVES.map((goal) => ({
      label: t(`funding.objectives.name.${goal}`),
      values: figures.funding[goal][which],
    })),
    textOf: euro,
  })
  return [
    chartOf('people', figures.people),
    {
      name: 'areas',
      money: false,
      lines: LEVELS.map((level) => ({
        label: t(`area.level.${level}`),
        values: figures.areas[level],
        ...levelInk(level),
      })),
      textOf: number,
    },
    chartOf('subscriptions', figures.subscriptions),
    chartOf('pledged', figures.pledged, euro),
    byGoal('funding', 'total'),
    byGoal('fundingEach', 'mean'),
  ]
}

/** Explains why a value is not there. */
export const hiddenText = (t: TFunction): string => t('siteFigures.hidden', { count: GROUP_STEP })

/** Rows of a table of a chart, the newest month first: the month, then a value of each line. */
export const rowsOfLines = (
  months: readonly string[],
  { lines }: LineChartData,
  hidden: string,
): (string | number)[][] =>
  months.map((month, at) => [month, ...lines.map(({ values }) => values[at] ?? hidden)]).toReversed()
