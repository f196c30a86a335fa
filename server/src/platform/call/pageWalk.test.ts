import { holdsLater } from '@fieldfare/shared/testing/holds.ts'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { afterNumber, byId, byName, byNumber, bySerial, byTime, numberCursor, type Order, paged } from './page.ts'

const { undone } = useWorld()

interface Row {
  id: string
  at: Date
  name: string
  number: number
  nth: number
  corners: number
}
type Walked = { walked: Row }

// With few different values, many rows differ only in their ids.
const row = fc.record({
  id: fc.uuid(),
  at: fc.oneof(fc.nat(3), fc.nat(1e12)).map((ms) => new Date(ms)),
  name: fc
    .oneof(fc.constantFrom('Zoë', 'zoe', 'Åke', 'Åke ', ''), fc.string({ unit: 'binary', maxLength: 4 }))
    .filter((name) => !name.includes('\0')),
  number: fc.oneof(fc.nat(2), fc.double({ min: 0, max: 1e300, noNaN: true })),
  nth: fc.nat(1e9),
  corners: fc.constantFrom(0, 5, 4000, 9000, 12_000),
})
const rows = fc
  .tuple(fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 12 }))
  .map(([all]) => all.map((one, i) => ({ ...one, nth: one.nth * 20 + i })))

const rising = (cursor: string) => afterNumber(cursor, sql<number>`number`, 'id', true)
const orders: Order<Row>[] = [
  byTime('walked.at', 'walked.id'),
  byTime('at', 'id', 'newer'),
  byId('id'),
  byName('walked.name', 'walked.id'),
  bySerial('nth'),
  byNumber('number', 'id'),
  {
    by: [
      { key: sql`number`, direction: 'asc' },
      { key: sql`id`, direction: 'asc' },
    ],
    after: rising,
    cursorOf: ({ number, id }) => numberCursor(number, id),
  },
]

test(
  'paged: a list read in pages of any size returns each row once and in order',
  undone(async ({ deps }) => {
    await sql`create temporary table walked
      (id uuid, at timestamptz(3), name text, number float8, nth bigint, corners integer) on commit drop`.execute(
      deps.db.kysely,
    )
    const db = deps.db.kysely as unknown as Kysely<Walked>
    const walk = async (order: Order<Row>, limit: number, corners?: typeof counted) => {
      const ids: string[] = []
      for (let cursor: string | undefined; ids.length <= 12;) {
        const page = await paged(db.selectFrom('walked').selectAll(), order, { cursor, limit }, ({ id }) => id, corners)
        expect(page.items.length).toBeLessThanOrEqual(limit)
        ids.push(...page.items)
        if (page.next === null) return ids
        cursor = page.next
      }
      throw new Error('The list does not end.')
    }
    const counted = sql<number>`corners`
    await holdsLater(
      [rows, fc.integer({ min: 1, max: 13 })],
      async (all, limit) => {
        await db.deleteFrom('walked').execute()
        if (all.length > 0) await db.insertInto('walked').values(all).execute()
        for (const order of orders) {
          const allRows = await walk(order, 100)
          expect(allRows.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
          expect(await walk(order, limit)).toEqual(allRows)
          expect(await walk(order, limit, counted)).toEqual(allRows)
        }
      },
      10,
    )
  }),
)
