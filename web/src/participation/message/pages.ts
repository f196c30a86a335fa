import type { messagePages } from '@fieldfare/shared/pages/message.ts'
import { texts } from '../../platform/searchParams.ts'
import { guestsToWelcome } from '../../platform/shell/routing/redirect.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const messageScreens = {
  createMessage: {
    frame: 'wizard',
    section: 'messages',
    /** The community that a message is for, its chosen members, and the step; all can be chosen on the page, too. */
    search: texts('community', 'members', 'step'),
    load: (): LoadedPage => import('./create/CreateMessagePage.tsx').then((m) => m.CreateMessagePage),
  },
  message: {
    section: 'messages',
    detail: true,
    gate: 'message',
    load: (): LoadedPage => import('./MessagePage.tsx').then((m) => m.MessagePage),
  },
  outbox: { section: 'messages', load: (): LoadedPage => import('./OutboxPage.tsx').then((m) => m.OutboxPage) },
  inbox: {
    section: 'messages',
    redirect: guestsToWelcome,
    chosen: true,
    load: (): LoadedPage => import('./InboxPage.tsx').then((m) => m.InboxPage),
  },
} satisfies Screens<typeof messagePages>
