import type { Noun } from '../../platform/noun.ts'
import { membershipAccountHooks } from './accountHooks.ts'
import { addModerator, removeModerator, restoreModerator } from './moderators.ts'
import { addModeratorRequest, removeModeratorRequest, restoreModeratorRequest } from './requests.ts'

export const membershipNoun = {
  calls: {
    addModerator,
    removeModerator,
    restoreModerator,
    addModeratorRequest,
    removeModeratorRequest,
    restoreModeratorRequest,
  },
  accountHooks: membershipAccountHooks,
} satisfies Noun
