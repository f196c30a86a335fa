import { cutSeen, type KeptBorder } from '@fieldfare/shared/area.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { BorderOrigin, Draft } from './operations.ts'

/** Facts about a border: its source, id, licence and date. */
export type BorderFacts = Omit<BorderOrigin, 'digest'>

/** Returns a draft that records that it began as a border, with a digest of its vertices. */
export const startFromBorder = (draft: Draft, { source, id, licence, dated }: BorderFacts): Draft => ({
  ...draft,
  begun: { source, id, licence, dated, digest: digestOf(draft) },
})

/** Returns the facts to save about the border that a shape began as, and whether the shape was changed since; undefined without a border. */
export function borderOrigin(draft: Draft): KeptBorder | undefined {
  if (!draft.begun) return undefined
  const { source, id, licence, dated, digest } = draft.begun
  const changed = digestOf(draft) !== digest
  return { source: cutSeen(source), id: cutSeen(id), licence: cutSeen(licence), dated, changed }
}

/** Returns a digest of all vertices: a sum, so that it does not depend on which ring is the current one. */
function digestOf({ ring, others = [] }: Draft): number {
  const positions = [ring, ...others.map((other) => other.ring)].flat()
  return positions.reduce((sum, position) => (sum + mixed(position)) % 2 ** 32, 0)
}

/** Hashes a position, so that each changed bit changes about half of the result's bits. Source: the finalizer of MurmurHash3. */
function mixed([lng, lat]: Position): number {
  let hash = Math.imul(Math.round(lng * 1e7), 0x85ebca6b) ^ Math.imul(Math.round(lat * 1e7), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
