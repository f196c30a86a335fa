import { AskFigures, type CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import { LEVELS } from '@fieldfare/shared/limits.ts'
import { LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { expect, test } from 'vitest'
import type { Format } from '../../../platform/i18n/format.ts'
import { chartsOf, rowsOf } from './charts.ts'
import { monthsOf, yearsOf } from './period.ts'

const figures: CommunityFigures = {
  asOf: '2026-11-23T04:20:00.000Z',
  subscribers: [{ year: '2026', people: 12 }],
  areas: 5,
  people: 5,
  averageRating: 8,
  drawn: [
    { group: '2024', people: 5 },
    { group: '2025', people: null },
    { group: '2026', people: 10 },
  ],
  ratings: [],
  frequencies: [],
  activities: [],
  priorities: [],
  levels: [],
}

test('monthsOf returns a range that AskFigures accepts, for one year and for all years', () => {
  const id = '3f2b8a52-6f0e-4c43-9a4e-0b5d8f6f0c11'
  for (const year of ['2026', null]) expect(AskFigures.safeParse({ id, ...monthsOf(year) }).success).toBe(true)
})

test('yearsOf lists the years with figures, latest first', () => {
  expect(yearsOf(figures)).toEqual(['2026', '2024'])
})

test('chartsOf leaves out charts that compare years if one year is chosen, and all charts but that of members before figures are released', () => {
  expect(chartsOf(figures, null)).toEqual(expect.arrayContaining(['ratings', 'drawn', 'subscribers']))
  expect(chartsOf(figures, '2026')).toContain('ratings')
  expect(chartsOf(figures, '2026')).not.toContain('drawn')
  expect(chartsOf({ ...figures, asOf: null }, null)).toEqual(['subscribers'])
  expect(chartsOf({ ...figures, asOf: null, subscribers: [] }, null)).toEqual([])
})

test('rowsOf gives a row of a level the colour that the level has on the map, and other rows no colour', () => {
  const t = ((key: string) => key) as unknown as Translate
  const format = { number: String } as unknown as Format
  const given = { ...figures, levels: LEVELS.map((group) => ({ group, people: 5 })) }
  expect(rowsOf('levels', given, t, format).map(({ colour }) => colour)).toEqual(
    LEVELS.map((level) => `light-dark(${LEVEL_STYLE[level].light}, ${LEVEL_STYLE[level].dark})`),
  )
  expect(rowsOf('drawn', given, t, format).every(({ colour }) => colour === undefined)).toBe(true)
})
