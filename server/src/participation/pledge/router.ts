import type { Author } from '@fieldfare/shared/content.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { AskContributions, type PledgeReason, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read, readMine } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { readNames } from '../../content/namedPeople.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { pledgePage, pledgeView, reasonPage } from './rows.ts'

/** A community's pledges, newest first. */
const of = read('pledge.see', z.strictObject({ communityId: Id, ...PageInput })).query(
  async ({ input: { communityId, ...page }, ctx }): Promise<Page<PledgeView>> => {
    await membershipOf(ctx.db, communityId, ctx.who)
    return pledgePage(ctx.db, communityId, ctx.who, page)
  },
)

const one = read('pledge.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<PledgeView> =>
  orNotFound(await pledgeView(ctx.db, input.id, ctx.who)),
)

/** Why people give, as far as it is shown, without their names. */
const reasons = read('pledge.see', AskContributions).query(
  async ({ input: { pledgeId, ...page }, ctx }): Promise<Page<PledgeReason>> => {
    orNotFound(await pledgeView(ctx.db, pledgeId, null))
    return reasonPage(ctx.db, pledgeId, page)
  },
)

/** The people whose contributions have not ended, for the owner of the community, as far as they are named; not how much. */
const whoGave = readMine('pledge.see', AskContributions).query(
  ({ input: { pledgeId, ...page }, ctx: { db, who } }): Promise<Page<Author>> =>
    readNames(db, who, 'pledge.seeGivers', { kind: 'pledge', id: pledgeId }, page),
)

export const pledgesFeed = t.router({ of, one, reasons, whoGave })
