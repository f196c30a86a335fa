import { Id } from '@fieldfare/shared/schemas.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Pictures } from './pictures.ts'
import { PICTURED, type Pictured, seenAmong } from './rows.ts'

const KINDS = { 'area.changed': 'areas', 'community.changed': 'communities' } as const
/** The most areas or communities that one statement asks for. */
const AT_ONCE = 1000

interface Options {
  /** Returns the beginnings of the keys of pictures that show the present state of an area or community; none if nobody may see it. */
  beginningsOf(kind: Pictured, id: string): Promise<string[]>
  onTrouble(error: unknown): void
}

/**
 * Removes pictures of an area or community from this process's disk as soon as it is deleted, hidden or changed, in whichever process that
 * happens. At the start, and when changes may have been missed, it compares all kept pictures with the areas and communities that everyone
 * may see.
 * @returns a function that waits until all changes received so far are handled
 */
export function removeOutdatedPictures(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  pictures: Pick<Pictures, 'forget' | 'kept'>,
  { beginningsOf, onTrouble }: Options,
): () => Promise<void> {
  let working = Promise.resolve()
  const waiting = new Set<string>()
  /** Runs tasks one after the other; a task that is already waiting is not added again. */
  const soon = (name: string, task: () => Promise<void>) => {
    if (waiting.has(name)) return
    waiting.add(name)
    working = working.then(() => (waiting.delete(name), task())).catch(onTrouble)
  }
  async function renew(kind: Pictured, id: string): Promise<void> {
    const part = `${kind}/${id}`
    if ((await pictures.kept(part)).length > 0) await pictures.forget(part, await beginningsOf(kind, id))
  }
  async function compare(kind: Pictured): Promise<void> {
    const ids = (await pictures.kept(kind)).filter((name) => Id.safeParse(name).success)
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const some = ids.slice(first, first + AT_ONCE)
      const seen = new Set(await seenAmong(db.kysely, kind, some))
      for (const id of some) if (!seen.has(id)) await pictures.forget(`${kind}/${id}`)
    }
  }
  const compareAll = () => PICTURED.forEach((kind) => soon(kind, () => compare(kind)))

  live.onChange((change) => {
    if (!change || change.name === 'communities.changed') return compareAll()
    if (change.name !== 'area.changed' && change.name !== 'community.changed') return
    const [kind, { id }] = [KINDS[change.name], change]
    soon(`${kind}/${id}`, () => renew(kind, id))
  })
  compareAll()
  return () => working
}
