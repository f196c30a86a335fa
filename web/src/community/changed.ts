import type { CommunityView } from '@fieldfare/shared/community.ts'
import { makeChanges, useChanges } from '../api/tileOverlay.ts'

/** Communities that changed since the tiles on screen were made; without what only a reader sees of them. */
export const changedCommunities = makeChanges<Omit<CommunityView, 'mine'>>()
export const useChangedCommunities = () => useChanges(changedCommunities)
