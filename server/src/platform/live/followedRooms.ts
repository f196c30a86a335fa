import { can } from '@fieldfare/shared/access.ts'
import { Follow } from '@fieldfare/shared/live.ts'
import { PEOPLE_FOLLOWED_MAX, roomOf, roomOfPerson, ROOMS_MAX } from '@fieldfare/shared/room.ts'
import type { Session } from '../session/session.ts'

/** The most feeds that one connection may follow: our client follows the feeds of one screen. */
export const FOLLOWS_MAX = ROOMS_MAX + 40
/** The most Socket.IO rooms of one connection, including the rooms of people, of which a single follow may join many. */
const SOCKET_ROOMS_MAX = FOLLOWS_MAX + PEOPLE_FOLLOWED_MAX

/** Returns the Socket.IO rooms that a request to follow a feed joins; none if this person may not follow the feed. */
export function roomsFor(who: Session | null, what: unknown): string[] {
  const parsed = Follow.safeParse(what)
  if (!parsed.success) return []
  const { data } = parsed
  const { feed } = data
  if (feed === 'me') return who ? [`me:${who.id}`] : []
  if (feed === 'userData') return can('people.see', { who }) ? data.ids.map(roomOfPerson) : []
  if ((feed === 'tasks' || feed === 'polygons') && !can('task.change', { who })) return []
  if (feed === 'templates' && !can('template.see', { who })) return []
  return [roomOf(data)]
}

const isOfPerson = (room: string) => room.startsWith('userData:')

/** Tells whether a connection may join further rooms, within the limits. */
export function hasRoom(joined: ReadonlySet<string>, wanted: readonly string[]): boolean {
  const all = new Set([...joined, ...wanted])
  const people = [...all].filter(isOfPerson).length
  return people <= PEOPLE_FOLLOWED_MAX && joined.size <= SOCKET_ROOMS_MAX && all.size - people <= FOLLOWS_MAX + 1
}
