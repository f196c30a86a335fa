import type { Page } from '@fieldfare/shared/page.ts'
import type { PollView } from '@fieldfare/shared/poll.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { pollPage, pollView } from './rows.ts'
import { whoVoted } from './whoVoted.ts'

/** A community's polls, newest first. */
const of = read('poll.see', z.strictObject({ communityId: Id, ...PageInput })).query(
  async ({ input: { communityId, ...page }, ctx }): Promise<Page<PollView>> => {
    await membershipOf(ctx.db, communityId, ctx.who)
    return pollPage(ctx.db, communityId, ctx.who, page)
  },
)

const one = read('poll.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<PollView> =>
  orNotFound(await pollView(ctx.db, input.id, ctx.who)),
)

export const pollsFeed = t.router({ of, one, whoVoted })
