import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { noDatabase } from '../../testing/noDatabase.ts'
import { afterNumber, byName, bySerial, byTime, numberCursor } from './page.ts'

const db = noDatabase<object>()
const ID = '6f0c2d0e-7a51-4a53-9a3c-0d8f8c1f2b11'

describe('page cursors', () => {
  it('a malformed page cursor is refused with bad-input, whatever the list is sorted by', () => {
    for (const bad of [
      '',
      'x',
      `2026-13-45T00:00:00.000Z_${ID}`,
      `2026-01-01T00:00:00.000Z_${ID}'; --`,
      '1',
      `1_${ID}`,
    ])
      expect(() => byTime('a.at', 'a.id').after(bad)).toThrow(expect.objectContaining({ code: 'bad-input' }))
    for (const bad of ['', '-1', '1.5', '1e3', '1234567890123456'])
      expect(() => bySerial('audit.id').after(bad)).toThrow(expect.objectContaining({ code: 'bad-input' }))
    for (const bad of ['', 'x', ID, `${ID}x`, `${ID}_\0`])
      expect(() => byName('p.name', 'p.id').after(bad)).toThrow(expect.objectContaining({ code: 'bad-input' }))
    for (const bad of ['', `01_${ID}`, `1e999_${ID}`, `-1_${ID}`, '1_x'])
      expect(() => afterNumber(bad, sql`n`, 'id', true)).toThrow(expect.objectContaining({ code: 'bad-input' }))
  })

  it('the SQL condition of a page cursor contains the values of the row that the cursor was made from', () => {
    const order = byTime('thread.created_at', 'thread.id')
    const cursor = order.cursorOf({ created_at: new Date('2026-03-01T10:20:30.123Z'), id: ID })
    const { sql: text, parameters } = order.after(cursor).compile(db)
    expect(text).toBe('("thread"."created_at", "thread"."id") < ($1::timestamptz, $2::uuid)')
    expect(parameters).toEqual(['2026-03-01T10:20:30.123Z', ID])
    expect(
      bySerial('audit.id')
        .after(bySerial('audit.id').cursorOf({ id: 7n }))
        .compile(db).parameters,
    ).toEqual(['7'])
    const names = byName('user.name', 'person.id')
    const last = { name: 'Anne_Mie', id: ID }
    expect(names.after(names.cursorOf(last)).compile(db).parameters).toEqual(['Anne_Mie', ID])
    expect(afterNumber(numberCursor(0.25, ID), sql`n`, 'id', false).compile(db).parameters).toEqual(['0.25', ID])
  })

  it('a page cursor of a list sorted from oldest to newest selects newer rows', () => {
    const { sql: text } = byTime('c.at', 'c.id', 'newer').after(`2026-03-01T10:20:30.123Z_${ID}`).compile(db)
    expect(text).toContain('>')
  })
})
