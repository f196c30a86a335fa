import { mentionedIn, withNames } from '@fieldfare/shared/mention.ts'
import type { Tx } from '../platform/db/tables.ts'

/** The name of a former member in words that are quoted outside the app. */
const NOBODY = '…'
/** A person's id that a cut left incomplete at the end. */
const CUT = /@\{[0-9a-f-]*$/

/** Fills present names in place of ids into things with quoted words. `max` cuts the words, in characters. */
export async function fillMentions<K extends string, T extends Record<K, string>>(
  db: Tx,
  things: readonly T[],
  words: K,
  max = Infinity,
): Promise<T[]> {
  const ids = [...new Set(things.flatMap((thing) => mentionedIn(thing[words])))]
  const people =
    ids.length > 0 ? await db.selectFrom('auth.user').select(['id', 'name']).where('id', 'in', ids).execute() : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return things.map((thing) => {
    const filled = withNames(thing[words].replace(CUT, ''), (id) => names.get(id) ?? NOBODY)
    return { ...thing, [words]: [...filled].slice(0, max).join('') }
  })
}
