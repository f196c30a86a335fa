import type { moderationPages } from '@fieldfare/shared/pages/moderation.ts'
import { texts } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const moderationScreens = {
  moderatorRequests: {
    section: 'overview',
    search: texts('community'),
    load: (): LoadedPage => import('./page/ModeratorRequestsPage.tsx').then((m) => m.ModeratorRequestsPage),
  },
} satisfies Screens<typeof moderationPages>
