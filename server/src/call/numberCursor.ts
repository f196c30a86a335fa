import { AppError } from '@fieldfare/shared/errors.ts'
import { type RawBuilder, sql } from 'kysely'

const CURSOR = /^(\d+(?:\.\d+)?(?:e[+-]\d+)?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The key of a page's last item, for lists ordered by a float8 that is not negative, and then an id. */
export const numberCursorOf = (value: number, id: string): string => `${value}_${id}`

/** The condition for what follows a cursor: the smaller, or with `rising` the larger. Without one everything follows. */
export function afterNumber(
  cursor: string | undefined,
  value: RawBuilder<number>,
  id: string,
  rising: boolean,
): RawBuilder<boolean> {
  if (cursor === undefined) return sql`true`
  const [, number, key] = CURSOR.exec(cursor) ?? []
  // What is not written as we write it may be more than the database can hold.
  if (!number || !key || String(Number(number)) !== number)
    throw new AppError('bad-input', [{ path: ['cursor'], key: 'type' }])
  const compare = rising ? sql`>` : sql`<`
  return sql`(${value}, ${sql.ref(id)}) ${compare} (${number}::float8, ${key}::uuid)`
}
