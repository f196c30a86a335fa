import type { ContentChanged } from '@fieldfare/shared/contentViews.ts'
import { can } from '@fieldfare/shared/access.ts'
import { CONTENT_KINDS, type ContentKind, factsOf, KINDS } from '@fieldfare/shared/kinds.ts'
import { roomOfPerson } from '@fieldfare/shared/room.ts'
import { areaView } from './land/area/rows.ts'
import { communityView } from './land/community/rows.ts'
import { publicPerson } from './people/account/publicPeople.ts'
import { actionOf } from './content/load.ts'
import { membershipOf } from './content/membership/membership.ts'
import type { Delivery, LoadEvent, MayFollow } from './platform/live/live.ts'
import type { Database } from './platform/db/connect.ts'
import type { Session } from './platform/session/session.ts'
import { contentRow, kindOf, publicView, roomsOf, versionOf } from './content/kind.ts'
import { settingView } from './platform/setting/rows.ts'

/**
 * Makes the live events of a change, with their Socket.IO rooms. Reads the public view of the changed thing once per process, and only if
 * a socket of this process follows it. The event of a thing that is no longer visible has no view.
 */
export const loadEvent: LoadEvent = async ({ kysely }, change, isFollowed) => {
  switch (change.name) {
    case 'mine.changed':
      return [{ name: change.name, rooms: [`me:${change.person}`], event: { what: change.what } }]
    case 'people.changed': {
      const rooms = change.people.map((person) => `me:${person}`).filter(isFollowed)
      return rooms.length > 0 ? [{ name: 'mine.changed', rooms, event: { what: change.what } }] : []
    }
    case 'area.changed': {
      const rooms = [...change.rooms, `measures:${change.id}`].filter(isFollowed)
      if (rooms.length === 0) return []
      const found = await areaView(kysely, change.id)
      return [{ name: change.name, rooms, event: { id: change.id, ...found } }]
    }
    case 'community.changed': {
      const rooms = ['land:all', `land:${change.id}`].filter(isFollowed)
      if (rooms.length === 0) return []
      const found = await communityView(kysely, change.id)
      return [{ name: change.name, rooms, event: { id: change.id, ...found } }]
    }
    case 'content.changed': {
      const { name, kind, id, communityId, parentId } = change
      // A process of a later version may publish kinds of content that this version does not know and nobody can follow here.
      if (!CONTENT_KINDS.includes(kind)) return []
      const rooms = roomsOf(kindOf(kind), change).filter(isFollowed)
      if (rooms.length === 0) return []
      const view = await publicView(kysely, kind, id)
      const version = view?.version ?? (await versionOf(kysely, kind, id))
      return [{ name, rooms, event: { kind, id, communityId, parentId, version, view } as ContentChanged }]
    }
    case 'announcements.changed':
    case 'admin.changed':
      return [{ name: change.name, rooms: [change.feed], event: { feed: change.feed } } as Delivery]
    case 'person.changed': {
      const room = roomOfPerson(change.id)
      if (!isFollowed(room)) return []
      const view = await publicPerson(kysely, change.id, change.showing)
      return view === 'unseen' ? [] : [{ name: change.name, rooms: [room], event: { id: change.id, view } }]
    }
    case 'setting.changed': {
      const view = await settingView(kysely, change.key)
      if (view?.type === 'VALUE') return [{ name: change.name, rooms: ['KV'], event: { view } }]
      // The event does not contain the templates: the screens of admins read them again.
      return view ? [{ name: 'admin.changed', rooms: ['templates'], event: { feed: 'templates' } }] : []
    }
  }
}

/**
 * Tells whether a person may follow a live room (Socket.IO room). Rooms of members-only content are refused to other people, since events
 * reveal that something changed, and when.
 */
export const mayFollow: MayFollow = (db, what, who) => {
  const kind = CONTENT_KINDS.find((each) => KINDS[each].feed === what.feed)
  if (!kind || !factsOf(kind).membersOnly || !('id' in what)) return true
  return who !== null && isMember(db, kind, what, who)
}

async function isMember(
  { kysely }: Database,
  kind: ContentKind,
  { scope, id }: { scope: string; id: string },
  who: Session,
): Promise<boolean> {
  const communityId = scope === 'one' ? (await contentRow(kysely, kindOf(kind), id, false))?.community_id : id
  if (!communityId) return false
  const community = await membershipOf(kysely, communityId, who).catch(() => null)
  return community !== null && can(actionOf(kind, 'see'), { who, community })
}
