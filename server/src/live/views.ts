import type { LiveEvents, LiveName } from '@fieldfare/shared/live.ts'
import { areaView } from '../area/rows.ts'
import { communityView } from '../community/rows.ts'
import type { Database } from '../db/connect.ts'
import type { Tx } from '../db/tables.ts'
import { oneComment, oneThread } from '../discussion/rows.ts'
import { settingView } from '../setting/rows.ts'
import { oneTreasure } from '../treasure/rows.ts'
import type { Heard } from './bus.ts'

export interface Told<N extends LiveName = LiveName> {
  name: N
  rooms: string[]
  event: LiveEvents[N]
}

/**
 * What to tell whom: a changed thing is read once per process, as everyone may see it, and only if somebody here follows
 * it. A thing that cannot be seen any more is told as gone.
 */
export async function loadHeard(
  db: Database,
  heard: Exclude<Heard, { name: 'sessions.ended' | 'communities.changed' }>,
  isFollowed: (room: string) => boolean,
): Promise<Told[]> {
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
    case 'thread.changed': {
      const rooms = [`threads:${heard.communityId}`, `comments:${heard.id}`].filter(isFollowed)
      if (rooms.length === 0) return []
      const { id, communityId } = heard
      const view = await oneThread(kysely, id)
      return [
        {
          name: heard.name,
          rooms,
          event: { id, communityId, version: view?.version ?? (await versionOf(kysely, 'thread', id)), view },
        },
      ]
    }
    case 'comment.changed': {
      const rooms = [`comments:${heard.threadId}`].filter(isFollowed)
      if (rooms.length === 0) return []
      const { id, threadId } = heard
      const view = await oneComment(kysely, id)
      return [
        {
          name: heard.name,
          rooms,
          event: { id, threadId, version: view?.version ?? (await versionOf(kysely, 'comment', id)), view },
        },
      ]
    }
    case 'treasure.changed': {
      const rooms = [`treasures:${heard.communityId}`].filter(isFollowed)
      if (rooms.length === 0) return []
      const { id, communityId } = heard
      const view = await oneTreasure(kysely, id)
      return [
        {
          name: heard.name,
          rooms,
          event: { id, communityId, version: view?.version ?? (await versionOf(kysely, 'treasure', id)), view },
        },
      ]
    }
    case 'setting.changed': {
      const view = await settingView(kysely, heard.key)
      return view && view.type === 'VALUE' ? [{ name: heard.name, rooms: ['KV'], event: { view } }] : []
    }
  }
}

// What was removed has a version too, so that a view from before does not come after it.
async function versionOf(db: Tx, table: 'thread' | 'comment' | 'treasure', id: string): Promise<number> {
  const row = await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? Number.MAX_SAFE_INTEGER
}
