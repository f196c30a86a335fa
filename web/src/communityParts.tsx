import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ComponentType } from 'react'
import type { Tab } from './community/page/tabs.ts'

/** What each tab of a community's page shows, by the noun that it belongs to. A tab without one is still to come. */
export const communityParts: Partial<Record<Tab, ComponentType<{ community: CommunityView }>>> = {}
