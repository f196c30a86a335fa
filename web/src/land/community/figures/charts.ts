import type { CommunityFigures, Group } from '@fieldfare/shared/communityFigures.ts'
import { GROUP_STEP } from '@fieldfare/shared/limits.ts'
import { levelInk } from '@fieldfare/shared/map/levels.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import type { Format } from '../../../platform/i18n/format.ts'
import type { ChartRow } from '../../../platform/ui/Chart.tsx'

const CHARTS = ['ratings', 'frequencies', 'activities', 'priorities', 'levels', 'drawn', 'subscribers'] as const
export type ChartName = (typeof CHARTS)[number]

/** The charts that compare years, which are useless for a single year. */
const BY_YEAR: readonly ChartName[] = ['drawn', 'subscribers']

/** Returns the charts for one year or for all years. Before figures are released, only the chart of members: their number is public. */
export const chartsOf = ({ asOf, subscribers }: CommunityFigures, year: string | null): readonly ChartName[] => {
  if (year !== null) return CHARTS.filter((name) => !BY_YEAR.includes(name))
  if (asOf !== null) return CHARTS
  return subscribers.length > 0 ? ['subscribers'] : []
}

/** Returns the kind of a chart: columns for groups with an order, such as years, else bars. */
export const kindOf = (name: ChartName): 'bars' | 'columns' =>
  name === 'ratings' || name === 'drawn' || name === 'subscribers' ? 'columns' : 'bars'

/** Returns the rows of a chart in the reader's language; a group with too few people has a text that says so. */
export function rowsOf(name: ChartName, figures: CommunityFigures, t: Translate, { number }: Format): ChartRow[] {
  const rows = <T extends string>(groups: readonly Group<T>[], labelOf: (group: T) => string): ChartRow[] =>
    groups.map(({ group, people }) => ({
      label: labelOf(group),
      value: people,
      text: people === null ? t('figures.few', { count: GROUP_STEP }) : number(people),
    }))
  switch (name) {
    case 'ratings':
      return rows(figures.ratings, (rating) => rating)
    case 'frequencies':
      return rows(figures.frequencies, (frequency) => t(`area.frequency.${frequency}`))
    case 'activities':
      return rows(figures.activities, (activity) => t(`area.activity.${activity}`))
    case 'priorities':
      return rows(figures.priorities, (priority) => t(`area.priority.${priority}`))
    case 'levels':
      return figures.levels.flatMap((group) =>
        rows([group], (level) => t(`area.level.${level}`)).map((row) => ({
          ...row,
          colour: levelInk(group.group).colour,
        })),
      )
    case 'drawn':
      return rows(figures.drawn, (year) => year)
    case 'subscribers':
      return figures.subscribers.map(({ year, people }) => ({
        label: year,
        value: people,
        text: number(people),
      }))
  }
}
