import { AppError } from '@fieldfare/shared/errors.ts'
import { type RawBuilder, sql } from 'kysely'

const CURSOR = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The key of a page's last item, for lists ordered by a time and then an id, both descending. */
export const cursorOf = (at: Date, id: string): string => `${at.toISOString()}_${id}`

/**
 * The condition for what follows a cursor: what is older, or with `newer` what is newer. Times are compared by the
 * millisecond, as the cursor holds them; without a cursor everything follows.
 */
export function afterCursor(
  cursor: string | undefined,
  at: string,
  id: string,
  towards: 'older' | 'newer' = 'older',
): RawBuilder<boolean> {
  if (cursor === undefined) return sql`true`
  const [, time, key] = CURSOR.exec(cursor) ?? []
  if (!time || !key || Number.isNaN(Date.parse(time))) {
    throw new AppError('bad-input', [{ path: ['cursor'], key: 'type' }])
  }
  const compare = towards === 'older' ? sql`<` : sql`>`
  return sql`(${sql.ref(at)}, ${sql.ref(id)}) ${compare} (${new Date(time).toISOString()}::timestamptz, ${key}::uuid)`
}
