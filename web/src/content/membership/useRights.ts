import { type Action, can, type Facts, refusal } from '@fieldfare/shared/access.ts'
import type { Me } from '@fieldfare/shared/account.ts'
import { DAY_MS, RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Deletion } from '@fieldfare/shared/content.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import { useMe } from '../../platform/session/me.ts'

/** The reader's rights in a community, by the rules of the server. */
export interface Rights {
  /** Returns the reason why the reader may not do an action; null if they may. */
  why: (action: Action, creatorId?: string) => ErrorCode | null
  may: (action: Action, creatorId?: string) => boolean
  /** Tells whether the reader may restore deleted content; `action` is the restoration. */
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
      // A deletion does not name the moderator who made it: any id other than the creator's will do.
      can(action, { ...facts, creatorId, removerId: by === 'creator' ? creatorId : 'moderator' }),
  }
}

export function useRights(community: CommunityView): Rights {
  const { me } = useMe()
  return rightsIn(community, me)
}
