import type { communityPages } from '@fieldfare/shared/pages/community.ts'
import { fromFileSearch, wizardSearch } from '../../platform/searchParams.ts'
import { ownersToTheirs } from '../../platform/shell/routing/redirect.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const communityScreens = {
  editCommunity: {
    section: 'overview',
    load: (): LoadedPage => import('./edit/EditCommunityPage.tsx').then((m) => m.EditCommunityPage),
  },
  correctLand: {
    frame: 'wizard',
    ownHead: true,
    section: 'overview',
    search: wizardSearch,
    load: (): LoadedPage => import('./correct/CorrectLandPage.tsx').then((m) => m.CorrectLandPage),
  },
  createCommunity: {
    frame: 'wizard',
    ownHead: true,
    section: 'overview',
    search: wizardSearch,
    load: (): LoadedPage => import('./create/CreateCommunityPage.tsx').then((m) => m.CreateCommunityPage),
  },
  landFromFile: {
    frame: 'wizard',
    section: 'overview',
    search: fromFileSearch,
    load: (): LoadedPage => import('./create/LandFromFilePage.tsx').then((m) => m.LandFromFilePage),
  },
  myCommunities: {
    section: 'overview',
    redirect: ownersToTheirs,
    chosen: true,
    load: (): LoadedPage => import('./mine/MyCommunitiesPage.tsx').then((m) => m.MyCommunitiesPage),
  },
  myOwnedCommunities: {
    section: 'overview',
    load: (): LoadedPage => import('./mine/MyOwnedCommunitiesPage.tsx').then((m) => m.MyOwnedCommunitiesPage),
  },
} satisfies Screens<typeof communityPages>
