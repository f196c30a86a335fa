import { AskMessage, AskMessages, type MessageView } from '@fieldfare/shared/message.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { orNotFound, readMine } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { allowance } from './allowance.ts'
import { mute } from './mute.ts'
import { inboxPage, messageView, outboxPage } from './rows.ts'
import { preview, tryOut } from './tryMessage.ts'

const inbox = readMine('message.see', AskMessages).query(({ input, ctx }): Promise<Page<MessageView>> =>
  inboxPage(ctx.db, ctx.who.id, input),
)
const outbox = readMine('message.see', AskMessages).query(({ input, ctx }): Promise<Page<MessageView>> =>
  outboxPage(ctx.db, ctx.who.id, input),
)
const one = readMine('message.see', AskMessage).query(async ({ input, ctx }): Promise<MessageView> =>
  orNotFound(await messageView(ctx.db, input.id, ctx.who.id)),
)

export const messagesFeed = t.router({ inbox, outbox, one, allowance })
export const messageRouter = t.router({ preview, tryOut, mute })
