import type { ContentChanged } from '@fieldfare/shared/content.ts'
import type { LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { areaView } from '../area/rows.ts'
import { communityView } from '../community/rows.ts'
import { kindOf, publicView, roomsOf, versionOf } from '../content/kind.ts'
import type { Database } from '../db/connect.ts'
import { settingView } from '../setting/rows.ts'
import type { Heard } from './bus.ts'

export interface Told<N extends LiveName = LiveName> {
  name: N
  rooms: string[]
  event: LiveEvents[N]
}

/**
 * What to tell whom: a changed thing is read once per process, as everyone may see it, and only if somebody here follows
 * it. A thing that cannot be seen any more is told as gone.
 * @returns null for what only another version publishes, which may run beside this one during an upgrade
 */
export async function loadHeard(
  db: Database,
  heard: Exclude<Heard, { name: 'sessions.ended' | 'communities.changed' }>,
  isFollowed: (room: string) => boolean,
): Promise<Told[] | null> {
  const { kysely } = db
  switch (heard.name) {
    case 'mine.changed':
      return [{ name: heard.name, rooms: [`me:${heard.person}`], event: { what: heard.what } }]
    case 'area.changed': {
      const rooms = [...heard.rooms, `measures:${heard.id}`].filter(isFollowed)
      if (rooms.length === 0) return []
      const found = await areaView(kysely, heard.id)
      return [{ name: heard.name, rooms, event: { id: heard.id, ...found } }]
    }
    case 'community.changed': {
      const rooms = ['land:all', `land:${heard.id}`].filter(isFollowed)
      if (rooms.length === 0) return []
      const found = await communityView(kysely, heard.id)
      return [{ name: heard.name, rooms, event: { id: heard.id, ...found } }]
    }
    case 'content.changed': {
      const { name, kind, id, communityId, parentId } = heard
      const rooms = roomsOf(kindOf(kind), heard).filter(isFollowed)
      if (rooms.length === 0) return []
      const view = await publicView(kysely, kind, id)
      const version = view?.version ?? (await versionOf(kysely, kind, id))
      return [{ name, rooms, event: { kind, id, communityId, parentId, version, view } as ContentChanged }]
    }
    case 'setting.changed': {
      const view = await settingView(kysely, heard.key)
      return view && view.type === 'VALUE' ? [{ name: heard.name, rooms: ['KV'], event: { view } }] : []
    }
    default:
      return null
  }
}
