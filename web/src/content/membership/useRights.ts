import { type Action, can, type Facts, refusal } from '@fieldfare/shared/access.ts'
import type { Me } from '@fieldfare/shared/account.ts'
import { DAY_MS, RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Deletion } from '@fieldfare/shared/content.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import { useMe } from '../../platform/session/me.ts'

/** The reader's rights in a community, by the rules of the server. */
export interface Rights {
  /** The reason why something is refused; null when it may be done. */
  why: (action: Action, creatorId?: string) => ErrorCode | null
  may: (action: Action, creatorId?: string) => boolean
  /** Tells whether deleted content can be restored, by this action. */
  mayRestore: (action: Action, creatorId: string, deletion: Deletion) => boolean
}

export function rightsIn(community: CommunityView, me: Me | null): Rights {
  const { creator, mine } = community
  const facts: Facts = {
    who: me,
    community: {
      creatorId: creator.id,
      subscribed: mine?.subscribed ?? false,
      moderates: mine?.moderator ?? false,
      hidden: Boolean(mine?.hidden),
    },
  }
  const may = (action: Action, creatorId?: string) => can(action, { ...facts, creatorId })
  return {
    may,
    why: (action, creatorId) => (may(action, creatorId) ? null : refusal(action, { ...facts, creatorId })),
    mayRestore: (action, creatorId, { at, by }) =>
      Date.now() - Date.parse(at) < RESTORABLE_DAYS * DAY_MS &&
      // Views do not say which moderator it was, only that it was not the creator.
      can(action, { ...facts, creatorId, removerId: by === 'creator' ? creatorId : 'moderator' }),
  }
}

export function useRights(community: CommunityView): Rights {
  const { me } = useMe()
  return rightsIn(community, me)
}
