import type { CommunityView } from '@fieldfare/shared/community.ts'
import { createTileOverlay, useOverlaid } from '../api/tileOverlay.ts'

/** Communities that changed since the tiles on screen were made; without what only a reader sees of them. */
export const changedCommunities = createTileOverlay<Omit<CommunityView, 'mine'>>()
export const useChangedCommunities = () => useOverlaid(changedCommunities)
