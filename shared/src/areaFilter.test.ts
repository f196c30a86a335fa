import { expect, test } from 'vitest'
import { AreaFilter } from './areaFilter.ts'
import { filterIn, filterQuery, passes, queriedFilter } from './filterQuery.ts'

const read = (query: string) => AreaFilter.safeParse(queriedFilter(Object.fromEntries(new URLSearchParams(query))))

test.each([
  'levels=',
  'levels=moon',
  'rating=',
  'rating=7.5',
  'rating=0',
  'from=1',
  'from=x',
  'from=2026&to=2025',
  'land=',
  'land=7',
])('AreaFilter: the query %s is refused', (query) => expect(read(query).success).toBe(false))

test.each([
  '',
  'rating=9&land=aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  'levels=country',
  'levels=living%20area,world&rating=7&from=2024&to=2025',
])('AreaFilter, filterQuery: the filter read from the query %s is written as the same query', (query) =>
  expect(filterQuery(read(query).data!)).toBe(query),
)

test.each([
  'levels=',
  'levels=moon',
  'levels=world,world',
  'levels=world,world,world,world,world',
  'rating=',
  'rating=7.5',
  'rating=0',
  'rating=11',
  'rating=1e1',
  'from=1',
  'from=x',
  'from=2026&to=2025',
  'from=2025&to=2025',
  'to=3000',
  'land=',
  'land=7',
  'land=aaaaaaaa-aaaa-1aaa-8aaa-aaaaaaaaaaaa',
  'land=AAAAAAAA-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  '',
  'rating=9&levels=living%20area',
  'at=9/53/5',
])('filterIn: the query %s gives the same filter as the AreaFilter schema', (query) => {
  const parameters = Object.fromEntries(new URLSearchParams(query))
  const { data = null } = AreaFilter.safeParse(queriedFilter(parameters))
  expect(filterIn(parameters)).toEqual(data)
})

test('filterQuery: a filter that excludes nothing is written as an empty query', () => {
  expect(filterQuery({ levels: ['world', 'country', 'living area', 'neighborhood'], rating: 1 })).toBe('')
  expect(read('at=9/53/5').data).toEqual({})
})

test('passes: an area passes a filter only if it meets every condition, and a year includes its last millisecond', () => {
  const area = { level: 'country', rating: 7, dateCreated: '2025-12-31T23:59:59.999Z' } as const
  for (const filter of [{}, { levels: ['country' as const] }, { rating: 7 }, { from: 2025, to: 2025 }])
    expect(passes(area, filter)).toBe(true)
  for (const filter of [
    { levels: ['world' as const] },
    { rating: 8 },
    { to: 2024 },
    { from: 2026 },
    { rating: 1, to: 2024 },
  ])
    expect(passes(area, filter)).toBe(false)
})
