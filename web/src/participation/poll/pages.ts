import type { pollPages } from '@fieldfare/shared/pages/poll.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const pollScreens = {
  createPoll: {
    section: 'discover',
    load: (): LoadedPage => import('./form/CreatePollPage.tsx').then((m) => m.CreatePollPage),
  },
  poll: {
    section: 'discover',
    detail: true,
    load: (): LoadedPage => import('./page/PollPage.tsx').then((m) => m.PollPage),
  },
} satisfies Screens<typeof pollPages>
