import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ComponentType } from 'react'
import type { Tab } from './community/page/tabs.ts'
import { SubscribeButton } from './content/SubscribeButton.tsx'
import { Discussions } from './discussion/list/Discussions.tsx'
import { StartDiscussion } from './discussion/StartDiscussion.tsx'
import { MapSearchPlace } from './explore/search/MapSearchPlace.tsx'
import { TreasuresTab } from './treasure/tab/TreasuresTab.tsx'

type Parts = Partial<Record<Tab, ComponentType<{ community: CommunityView }>>>

/** The content of each tab of a community's page. A tab without one is still to come. */
export const communityParts: Parts = {
  discussions: Discussions,
  treasures: TreasuresTab,
}

/** What a wide screen shows first beside a tab. */
export const communityAsides: Parts = {
  discussions: StartDiscussion,
}

/** Parts of the page from rooms that read communities themselves: imported here, so that rooms do not import in circles. */
export const CommunitySearch = MapSearchPlace
export const CommunitySubscribe = SubscribeButton
