import { dateFormat } from '@fieldfare/shared/intl.ts'
import { GROUP_STEP, LEVELS } from '@fieldfare/shared/limits.ts'
import { languageTag, loadMessages, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import type { LandLoveMap } from './landRows.ts'

/** A row of a figure: the people in a group; null if they are too few. */
export interface TotalRow {
  label: string
  people: number | null
}

/** The texts of an owner's files in one language, with their placeholders filled in. */
export interface LandWords {
  language: string
  name: string
  mapAsOf: string
  figuresAsOf: string
  /** Texts that describe the cells and the totals. */
  cells: string
  totals: string
  /** The texts in place of a number that is too small, and on a map without cells. */
  tooFew: string
  nobody: string
  cell: string
  columns: Messages['loveMap']['file']['columns']
  levels: Record<(typeof LEVELS)[number], string>
  /** The totals of the figures, each with its title: all people, and people by priority, activity and level. */
  figures: {
    title: string
    key: 'people' | 'priority' | 'activity' | 'level'
    rows: (TotalRow & { group: string })[]
  }[]
  /** The days of the releases of map and figures, such as 2026-11-16; empty if there was none. */
  mapDay: string
  figuresDay: string
}

/** Loads the texts of a language and fills in figures and dates. @param timeZone the time zone of the dates */
export async function landWords(
  { figures, release }: Pick<LandLoveMap, 'figures' | 'release'>,
  locale: Locale,
  timeZone: string,
): Promise<LandWords> {
  const { loveMap, area, figures: words } = await loadMessages(locale)
  const { file } = loveMap
  const language = languageTag(locale)
  const fill = (text: string, values: Record<string, string | number> = {}) =>
    text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String({ count: GROUP_STEP, ...values }[name] ?? ''))
  const date = (at: string | null) =>
    at ? dateFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at)) : file.notYet
  const day = (at: string | null) =>
    at ? dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(at)) : ''
  const rows = <T extends string>(groups: readonly { group: T; people: number | null }[], texts: Record<T, string>) =>
    groups.map(({ group, people }) => ({ group, label: texts[group], people }))
  return {
    language,
    name: loveMap.name,
    mapAsOf: fill(file.mapAsOf, { date: date(release.asOf) }),
    figuresAsOf: fill(file.figuresAsOf, { date: date(figures.asOf) }),
    cells: fill(file.cells),
    totals: fill(file.totals),
    tooFew: fill(words.few),
    nobody: fill(file.nobody),
    cell: file.cell,
    columns: file.columns,
    levels: area.level,
    figures: [
      { key: 'people', title: file.people, rows: [{ group: '', label: '', people: figures.people }] },
      { key: 'priority', title: words.chart.priorities.title, rows: rows(figures.priorities, area.priority) },
      { key: 'activity', title: words.chart.activities.title, rows: rows(figures.activities, area.activity) },
      { key: 'level', title: words.chart.levels.title, rows: rows(figures.levels, area.level) },
    ],
    mapDay: day(release.asOf),
    figuresDay: day(figures.asOf),
  }
}
