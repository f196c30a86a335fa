import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ComponentType } from 'react'
import type { Tab } from './community/page/tabs.ts'
import { Discussions } from './discussion/list/Discussions.tsx'
import { StartDiscussion } from './discussion/StartDiscussion.tsx'
import { TreasuresTab } from './treasure/tab/TreasuresTab.tsx'

type Parts = Partial<Record<Tab, ComponentType<{ community: CommunityView }>>>

/** What each tab of a community's page shows, by the noun that it belongs to. A tab without one is still to come. */
export const communityParts: Parts = {
  discussions: Discussions,
  treasures: TreasuresTab,
}

/** What stands first beside a tab on a desk. */
export const communityAsides: Parts = {
  discussions: StartDiscussion,
}
