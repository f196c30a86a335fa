import { LAT_MAX, LNG_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'

/**
 * A shape on its way: its dots in order, in degrees, the first not repeated at the end. Plain data, so that a wizard
 * can keep it and go on with it later. Operations never change a draft, they return the next.
 */
export interface Draft {
  readonly ring: readonly Position[]
  readonly closed: boolean
}

export const EMPTY_DRAFT: Draft = { ring: [], closed: false }
/** Three dots are the least that hold land. */
export const RING_MIN = 3

/** One edit. Given the draft it was made for, it returns the next draft and the edit that takes it back. */
export type Operation = (draft: Draft) => { draft: Draft; undo: Operation }

/**
 * A place as it is kept: 7 decimals of a degree (about 1 cm), longitude within one world however often the map was
 * turned round, latitude within the map.
 */
export function positionAt(lng: number, lat: number): Position {
  const turns = Math.floor((lng + LNG_MAX) / (2 * LNG_MAX))
  const within = Math.abs(lng) <= LNG_MAX ? lng : lng - turns * 2 * LNG_MAX
  return [round(within), round(Math.min(LAT_MAX, Math.max(-LAT_MAX, lat)))]
}

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** The dot at an index. Throws a RangeError when there is none: the operation was made for another draft. */
export function dotAt({ ring }: Draft, index: number): Position {
  const dot = ring[index]
  if (!dot) throw new RangeError(`no dot ${index} among ${ring.length}`)
  return dot
}
