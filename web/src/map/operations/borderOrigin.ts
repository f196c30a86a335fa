import { cutSeen, type KeptBorder } from '@fieldfare/shared/area.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { BorderOrigin, Draft } from './operations.ts'

/** Facts that come with a border. */
export type BorderFacts = Omit<BorderOrigin, 'digest'>

/** A draft that begins as a border. */
export const startFromBorder = (draft: Draft, { source, id, licence, dated }: BorderFacts): Draft => ({
  ...draft,
  begun: { source, id, licence, dated, digest: digestOf(draft) },
})

/** Returns what is kept with a shape of the border that it began as; undefined if it began as none. */
export function borderOrigin(draft: Draft): KeptBorder | undefined {
  if (!draft.begun) return undefined
  const { source, id, licence, dated, digest } = draft.begun
  const changed = digestOf(draft) !== digest
  return { source: cutSeen(source), id: cutSeen(id), licence: cutSeen(licence), dated, changed }
}

/** Returns a digest of the vertices, a sum over all of them: it does not depend on the ring under the hand. */
function digestOf({ ring, others = [] }: Draft): number {
  const positions = [ring, ...others.map((other) => other.ring)].flat()
  return positions.reduce((sum, position) => (sum + mixed(position)) % 2 ** 32, 0)
}

/** Source: the finalizer of MurmurHash3, with which every bit of a position changes about half of the result. */
function mixed([lng, lat]: Position): number {
  let hash = Math.imul(Math.round(lng * 1e7), 0x85ebca6b) ^ Math.imul(Math.round(lat * 1e7), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
