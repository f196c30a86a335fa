import { z } from 'zod'
import type { PersonView } from './account.ts'
import type { AreaView } from './area.ts'
import type { CommunityView } from './community.ts'
import type { ContentChanged } from './contentViews.ts'
import { CONTENT_KINDS, KINDS } from './kinds.ts'
import { Id } from './schemas.ts'
import { PEOPLE_FOLLOWED_MAX, ROOM_ZOOM } from './room.ts'
import type { SettingView } from './setting.ts'

const CONTENT_FEEDS = CONTENT_KINDS.map((kind) => KINDS[kind].feed)
/** A feed of the content in a community or in other content, or of one piece of content. */
const ContentFeed = z
  .strictObject({ feed: z.enum(CONTENT_FEEDS), scope: z.enum(['community', 'one', ...CONTENT_KINDS]), id: Id })
  .refine(
    ({ feed, scope }) =>
      scope === 'one' || CONTENT_KINDS.some((kind) => KINDS[kind].feed === feed && KINDS[kind].within === scope),
  )

/** Feeds that admins alone may follow. */
export const ADMIN_FEEDS = ['tasks', 'polygons', 'templates'] as const
export type AdminFeed = (typeof ADMIN_FEEDS)[number]

const index = z
  .number()
  .int()
  .min(0)
  .max(2 ** ROOM_ZOOM - 1)

/** A feed that a connection may follow. */
export const Follow = z.union([
  z.strictObject({ feed: z.literal('measures'), scope: z.literal('tile'), x: index, y: index }),
  z.strictObject({ feed: z.literal('measures'), scope: z.literal('wide') }),
  z.strictObject({ feed: z.literal('measures'), scope: z.literal('one'), id: Id }),
  z.strictObject({ feed: z.literal('land'), scope: z.literal('all') }),
  z.strictObject({ feed: z.literal('land'), scope: z.literal('one'), id: Id }),
  ContentFeed,
  z.strictObject({ feed: z.literal('me') }),
  z.strictObject({
    feed: z.literal('userData'),
    scope: z.literal('people'),
    ids: z.array(Id).min(1).max(PEOPLE_FOLLOWED_MAX),
  }),
  z.strictObject({ feed: z.literal('KV') }),
  z.strictObject({ feed: z.enum(['adverts', 'notices']) }),
  z.strictObject({ feed: z.enum(ADMIN_FEEDS) }),
])
export type Follow = z.infer<typeof Follow>

/** Live events by name. A null `view` means deleted or no longer visible. */
export interface LiveEvents {
  'area.changed': { id: string; version: number; view: AreaView | null }
  'community.changed': { id: string; version: number; view: Omit<CommunityView, 'mine'> | null }
  'content.changed': ContentChanged
  'setting.changed': { view: SettingView }
  /** A person as everyone who is signed in sees them. */
  'person.changed': { id: string; view: PersonView | null }
  /** Announcements changed. Browsers fetch them again, since what they show depends on the reader's language. */
  'announcements.changed': { feed: 'adverts' | 'notices' }
  /** A change of a feed that only admins see. */
  'admin.changed': { feed: AdminFeed }
  /** The person's own data changed. Browsers fetch it separately, because only that person may see it. */
  'mine.changed': {
    what:
      | 'account'
      | 'areas'
      | 'communities'
      | 'content'
      | 'drafts'
      | 'mailings'
      | 'funding'
      | 'intents'
      | 'messages'
      | 'moderation'
      | 'notices'
      | 'research'
      | 'waiting'
  }
}
export type LiveName = keyof LiveEvents
