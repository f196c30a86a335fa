import { type Action, can, type Facts, refusal } from '@fieldfare/shared/access.ts'
import type { Me } from '@fieldfare/shared/account.ts'
import { DAY_MS, HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { CommentView, Removal } from '@fieldfare/shared/discussion.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import { useMe } from '../account/data.ts'

/** What the reader may do in a community, by the rules that the server asks, too. */
export interface Rights {
  /** Why something is refused; null when it may be done. */
  why: (action: Action, creatorId?: string) => ErrorCode | null
  may: (action: Action, creatorId?: string) => boolean
  mayRestore: (comment: CommentView & { removed: Removal }) => boolean
}

export function rightsIn(community: CommunityView, me: Me | null): Rights {
  const { creator, mine } = community
  const facts: Facts = {
    who: me,
    community: { creatorId: creator.id, subscribed: mine?.subscribed ?? false, moderates: mine?.moderator ?? false },
  }
  const may = (action: Action, creatorId?: string) => can(action, { ...facts, creatorId })
  return {
    may,
    why: (action, creatorId) => (may(action, creatorId) ? null : refusal(action, { ...facts, creatorId })),
    mayRestore: ({ creator: author, removed }) =>
      Date.now() - Date.parse(removed.at) < HIDDEN_DAYS * DAY_MS &&
      // Which moderator it was is not told: only that it was not the author.
      can('comment.restore', {
        ...facts,
        creatorId: author.id,
        removerId: removed.by === 'creator' ? author.id : 'moderator',
      }),
  }
}

export function useRights(community: CommunityView): Rights {
  const { me } = useMe()
  return rightsIn(community, me)
}
