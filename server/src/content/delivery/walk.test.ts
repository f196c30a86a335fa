import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useWorldOnOneEngine } from '../../testing/world.ts'
import { PEOPLE_AT_ONCE, walk } from './walk.ts'

const { undone } = useWorldOnOneEngine()

test(
  'walk: each piece of work commits separately until none is left, and when a piece fails, the pieces before it stay committed',
  undone(async ({ deps }) => {
    const { kysely, engine } = deps.db
    const subject_id = randomUUID()
    const pieces = async () =>
      (await kysely.selectFrom('delivery').select('id').where('subject_id', '=', subject_id).execute()).length
    const meet = (db: typeof kysely) => db.insertInto('delivery').values({ kind: 'message', subject_id }).execute()
    let met = 0
    await walk(deps, async ({ db }, atOnce) => {
      expect(atOnce).toBe(PEOPLE_AT_ONCE[engine])
      await meet(db)
      return ++met < 3
    })
    expect(await pieces()).toBe(3)
    const failing = walk(deps, async ({ db }) => {
      await meet(db)
      if (++met === 5) throw new Error('on purpose')
      return true
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await pieces()).toBe(4)
  }),
)
