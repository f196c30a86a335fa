import { levelInk } from '@fieldfare/shared/map/levels.ts'
import { GROUP_STEP, LEVELS, OBJECTIVES } from '@fieldfare/shared/limits.ts'
import { type FundingSeries, PLEDGED_KEYS, type Series, type SiteFigures } from '@fieldfare/shared/siteFigures.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
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
export function lineCharts(figures: SiteFigures, t: Translate, { number, euro }: Format): LineChartData[] {
  const chartOf = (name: 'people' | 'subscriptions', values: Series): LineChartData => ({
    name,
    money: false,
    lines: [{ label: t(`siteFigures.${name}.title`), values }],
    textOf: number,
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
    {
      name: 'pledged',
      money: true,
      lines: PLEDGED_KEYS.map((key) => ({ label: t(`siteFigures.pledged.${key}`), values: figures.pledged[key] })),
      textOf: euro,
    },
    byGoal('funding', 'total'),
    byGoal('fundingEach', 'mean'),
  ]
}

/** The text shown in place of a hidden value, with the reason why it is hidden. */
export const hiddenText = (t: Translate): string => t('siteFigures.hidden', { count: GROUP_STEP })

/** The years that the months lie in, the newest first. */
export const yearsOf = (months: readonly string[]): string[] =>
  [...new Set(months.map((month) => month.slice(0, 4)))].toReversed()

/** Returns a chart and its months reduced to one calendar year; unchanged if `year` is empty. */
export function inYear(
  chart: LineChartData,
  months: readonly string[],
  year: string,
): { chart: LineChartData; months: string[] } {
  const within = (_: unknown, at: number) => months[at]?.startsWith(year) ?? false
  return {
    chart: { ...chart, lines: chart.lines.map((line) => ({ ...line, values: line.values.filter(within) })) },
    months: months.filter(within),
  }
}

/** Rows of a chart's table, newest month first: the month, then each line's value, or `hidden` if the line has none in that month. */
export const rowsOfLines = (
  months: readonly string[],
  { lines }: LineChartData,
  hidden: string,
): (string | number)[][] =>
  months.map((month, at) => [month, ...lines.map(({ values }) => values[at] ?? hidden)]).toReversed()
