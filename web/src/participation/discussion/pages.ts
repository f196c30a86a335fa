import type { discussionPages } from '@fieldfare/shared/pages/discussion.ts'
import { texts } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const discussionScreens = {
  createThread: {
    section: 'discover',
    load: (): LoadedPage => import('./form/CreateThreadPage.tsx').then((m) => m.CreateThreadPage),
  },
  editThread: {
    section: 'discover',
    load: (): LoadedPage => import('./form/EditThreadPage.tsx').then((m) => m.EditThreadPage),
  },
  post: {
    section: 'discover',
    detail: true,
    search: texts('comment'),
    load: (): LoadedPage => import('./page/PostPage.tsx').then((m) => m.PostPage),
  },
} satisfies Screens<typeof discussionPages>
