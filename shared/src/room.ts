// This file is apart from the schemas of live.ts: the browser's first page must not load a parser that it does not use.

/**
 * Shared areas are followed by map tile of one zoom, so that the same rooms serve everybody: about 190 km wide at the
 * equator, a handful for any view in which single areas are distinguishable.
 */
export const ROOM_ZOOM = 7
/**
 * The most tiles of a view that are followed: in a larger view areas are too small to see, and its tiles are read
 * again.
 */
export const ROOMS_MAX = 24
/** The most tiles to which a change of an area is sent; a larger one is sent to all followers of the map. */
export const AREA_ROOMS_MAX = 24

/** The most people that one connection follows: those of one page of comments. */
export const PEOPLE_FOLLOWED_MAX = 50

/** A feed with its scope, as `Follow` of live.ts checks it. */
interface Followed {
  feed: string
  scope?: string
  id?: string
  ids?: readonly string[]
  x?: number
  y?: number
}

/** Names the room of a feed and scope: one spelling for both sides. */
export function roomOf(follow: Followed): string {
  if (follow.scope === undefined) return follow.feed
  if (follow.scope === 'tile') return `measures:${follow.x}:${follow.y}`
  if (follow.id !== undefined) return `${follow.feed}:${follow.id}`
  if (follow.ids !== undefined) return `${follow.feed}:${follow.ids.join(',')}`
  return `${follow.feed}:${follow.scope}`
}

/** Names the room of one person whom others follow. */
export const roomOfPerson = (id: string): string => `userData:${id}`
