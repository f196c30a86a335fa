// This file is apart from the schemas of live.ts: the browser's first page must not load a parser that it does not use.

/**
 * The zoom of the map tiles whose live events a connection can follow: each tile is a (Socket.IO) room, so that the same rooms serve
 * everybody. A tile is about 190 km wide at 53 degrees north; a view in which single areas are distinguishable touches a handful.
 */
export const ROOM_ZOOM = 7
/**
 * The most tiles of a view that are followed live. In a view of more tiles, single areas are too small to see; the tiles of such a
 * view are read again instead.
 */
export const ROOMS_MAX = 24
/** The most tiles to which a change of an area is sent; a larger area's change is sent to all followers of the map. */
export const AREA_ROOMS_MAX = 24

/** The most people whose changes one connection follows: those of one page of comments. */
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

/** Returns the name of the live room of a feed and scope, in one spelling for server and web. */
export function roomOf(follow: Followed): string {
  if (follow.scope === undefined) return follow.feed
  if (follow.scope === 'tile') return `measures:${follow.x}:${follow.y}`
  if (follow.id !== undefined) return `${follow.feed}:${follow.id}`
  if (follow.ids !== undefined) return `${follow.feed}:${follow.ids.join(',')}`
  return `${follow.feed}:${follow.scope}`
}

/** Returns the name of the live room in which others follow one person. */
export const roomOfPerson = (id: string): string => `userData:${id}`
