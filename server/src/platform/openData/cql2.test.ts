import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Field } from './collection.ts'
import { filterOf } from './cql2.ts'
import { QueryFault } from './query.ts'

const fields: Record<string, Field> = {
  title: { type: 'string', title: 'Name' },
  rating: { type: 'integer', title: 'Rating' },
  open: { type: 'boolean', title: 'Open' },
  created: { type: 'date-time', title: 'Drawn' },
  people: { type: 'integer', title: 'People', unasked: true },
}
const read = (text: string) => filterOf(text, { fields, shapeOf: (shape) => sql`${shape}` })
const faultOf = (text: string): string => {
  try {
    read(text)
  } catch (fault) {
    if (fault instanceof QueryFault) return fault.message
    throw fault
  }
  return 'none'
}

test.each([
  ['nothing', '', 'name of a field'],
  ['an unknown field', 'owner = 1', "'owner' is not known"],
  ['a field that is kept more exactly than it is shown', 'people > 7', "'people' is not known"],
  ['a name of an object', 'constructor = 1', "'constructor' is not known"],
  ['a comparison without a value', 'rating >', 'a number'],
  ['a text for a number', "rating = 'nine'", 'a number'],
  ['a number for a text', 'title = 9', 'single quotes'],
  ['a number for a truth', 'open = 1', 'true or false'],
  ['a time that is none', "created > TIMESTAMP('soon')", 'an instant'],
  ['LIKE on a number', "rating LIKE '9%'", 'LIKE'],
  ['an open bracket', '(rating = 9', "')'"],
  ['a closed bracket too many', 'rating = 9)', 'a comparison'],
  ['an open quote', "title = 'wood", 'cannot be read'],
  ['a sign of another language', 'rating = 9; drop table area', 'cannot be read'],
  ['two comparisons without a word between', 'rating = 9 rating = 8', 'a comparison'],
  ['a shape that is none', 'S_INTERSECTS(geometry, CIRCLE(1 2))', 'a shape'],
  ['a shape with a word in it', 'S_INTERSECTS(geometry, POINT(1 two))', 'corners'],
  ['a shape without an end', 'S_INTERSECTS(geometry, POINT(1 2', 'corners'],
  ['a box of three numbers', 'S_INTERSECTS(geometry, BBOX(1, 2, 3))', 'four numbers'],
  ['too many corners', `S_INTERSECTS(geometry, LINESTRING(${'1 2,'.repeat(600)} 1 2))`, 'corners'],
  ['10,000 comparisons', Array.from({ length: 10_000 }, () => 'rating=9').join(' OR '), 'characters'],
  ['201 comparisons', Array.from({ length: 201 }, () => 'rating=9').join(' OR '), 'comparisons'],
  ['31 brackets within brackets', `${'('.repeat(31)}rating=9${')'.repeat(31)}`, 'brackets'],
])('filterOf: %s is refused with the reason', (_what, text, reason) => {
  expect(faultOf(text)).toContain(reason)
})

test.each([
  "title = 'O''Brien' and not rating between 4 and 7",
  "title LIKE 'Wood%' OR title IS NOT NULL",
  'rating IN (8, 9, 10) AND rating NOT IN (9)',
  "created >= DATE('2026-05-01') AND T_BEFORE(created, TIMESTAMP('2026-06-01T00:00:00Z'))",
  "T_DURING(created, INTERVAL('2026-05-01', '..'))",
  'S_INTERSECTS(geometry, POLYGON((4 52, 5 52, 5 53, 4 52)))',
  'S_INTERSECTS(geom, BBOX(4,52,5,53)) and ((rating <> 3) or open = TRUE)',
  '"rating" > -1.5e2',
])('filterOf: %s is accepted', (text) => {
  expect(faultOf(text)).toBe('none')
})
