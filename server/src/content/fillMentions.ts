import { mentionedIn, withNames } from '@fieldfare/shared/mention.ts'
import type { Tx } from '../platform/db/tables.ts'

/** The name shown for an erased person in text quoted outside the app. */
const NOBODY = '…'
/** A mention at the end of a text that was cut off inside the person's id. */
const CUT = /@\{[0-9a-f-]*$/

/** Replaces the ids of mentioned people by their present names in the text `words` of each thing. Cuts each text to `max` characters. */
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
