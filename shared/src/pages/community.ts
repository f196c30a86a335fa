import type { Pages } from './page.ts'

export const communityPages = {
  editCommunity: { path: '/edit-community/$id/edit', who: 'person' },
  correctLand: { path: '/edit-community/$id/outline', who: 'person' },
  createCommunity: { path: '/create-community', who: 'person' },
  landFromFile: { path: '/create-community/from-file', who: 'person' },
  myCommunities: { path: '/my-communities', who: 'person' },
  myOwnedCommunities: { path: '/my-owned-communities', who: 'person' },
} as const satisfies Pages
