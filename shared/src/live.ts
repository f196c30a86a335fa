import { z } from 'zod'
import type { AreaView } from './area.ts'
import type { CommunityView } from './community.ts'
import type { CommentView, ThreadView } from './discussion.ts'
import { Id } from './schemas.ts'
import { ROOM_ZOOM } from './room.ts'
import type { SettingView } from './setting.ts'
import type { TreasureView } from './treasure.ts'

const index = z
  .number()
  .int()
  .min(0)
  .max(2 ** ROOM_ZOOM - 1)

/** What a connection may follow. Joining first and fetching then leaves no gap. */
export const Follow = z.union([
  z.strictObject({ feed: z.literal('measures'), scope: z.literal('tile'), x: index, y: index }),
  z.strictObject({ feed: z.literal('measures'), scope: z.literal('wide') }),
  z.strictObject({ feed: z.literal('measures'), scope: z.literal('one'), id: Id }),
  z.strictObject({ feed: z.literal('land'), scope: z.literal('all') }),
  z.strictObject({ feed: z.literal('land'), scope: z.literal('one'), id: Id }),
  z.strictObject({ feed: z.enum(['threads', 'treasures']), scope: z.literal('community'), id: Id }),
  z.strictObject({ feed: z.literal('comments'), scope: z.literal('thread'), id: Id }),
  z.strictObject({ feed: z.literal('me') }),
  z.strictObject({ feed: z.literal('KV') }),
])
export type Follow = z.infer<typeof Follow>

/** Everything that is heard, by name. `null` for a view says that it is gone, or no longer the listener's to see. */
export interface LiveEvents {
  'area.changed': { id: string; version: number; view: AreaView | null }
  'community.changed': { id: string; version: number; view: Omit<CommunityView, 'mine'> | null }
  'thread.changed': { id: string; communityId: string; version: number; view: ThreadView | null }
  'comment.changed': { id: string; threadId: string; version: number; view: Omit<CommentView, 'mine'> | null }
  'treasure.changed': { id: string; communityId: string; version: number; view: Omit<TreasureView, 'mine'> | null }
  'setting.changed': { view: SettingView }
  /** Of one's own things; what is meant is fetched apart, because only its owner may see it. */
  'mine.changed': { what: 'account' | 'areas' | 'communities' | 'drafts' | 'moderation' | 'notices' }
}
export type LiveName = keyof LiveEvents
