import { AskMessage, AskMessages, type MessageView } from '@fieldfare/shared/message.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { orNotFound, readMine } from '../../platform/call/call.ts'
import { inboxPage, messageView, outboxPage } from './rows.ts'

export const inbox = readMine('message.see', AskMessages).query(({ input, ctx }): Promise<Page<MessageView>> =>
  inboxPage(ctx.db, ctx.who.id, input),
)
export const outbox = readMine('message.see', AskMessages).query(({ input, ctx }): Promise<Page<MessageView>> =>
  outboxPage(ctx.db, ctx.who.id, input),
)
export const one = readMine('message.see', AskMessage).query(async ({ input, ctx }): Promise<MessageView> =>
  orNotFound(await messageView(ctx.db, input.id, ctx.who.id)),
)
