import type { Author } from '@fieldfare/shared/content.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { AskContributions, type PledgeReason, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { assertCan, orNotFound, read, readMine } from '../call/call.ts'
import { byId, paged } from '../call/page.ts'
import { t } from '../call/trpc.ts'
import { lockContent } from '../content/load.ts'
import { asAuthor } from '../db/author.ts'
import { membershipOf } from '../membership/membership.ts'
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

/** Why people give, newest first, without their names. */
const reasons = read('pledge.see', AskContributions).query(
  async ({ input: { pledgeId, ...page }, ctx }): Promise<Page<PledgeReason>> => {
    orNotFound(await pledgeView(ctx.db, pledgeId, null))
    return reasonPage(ctx.db, pledgeId, page)
  },
)

/**
 * The people whose contributions have not ended, for the owner of the community; not how much, nor when: in the order of their
 * contributions the list would say it, beside totals that everyone watches.
 */
const whoGave = readMine('pledge.see', AskContributions).query(
  async ({ input: { pledgeId, ...page }, ctx: { db, who } }): Promise<Page<Author>> => {
    const { facts } = await lockContent(db, { kind: 'pledge', id: pledgeId }, who, { lock: false })
    assertCan('pledge.seeGivers', { ...facts, who })
    return paged(
      db
        .selectFrom('person')
        .select(['person.id', asAuthor('person.id').as('person')])
        .where('person.deleted_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('contribution')
              .select('contribution.id')
              .whereRef('contribution.person_id', '=', 'person.id')
              .where('contribution.pledge_id', '=', pledgeId)
              .where('contribution.ended_at', 'is', null),
          ),
        ),
      byId('person.id'),
      page,
      ({ person }) => person,
    )
  },
)

export const pledgesFeed = t.router({ of, one, reasons, whoGave })
