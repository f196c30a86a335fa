import type { Author } from '@fieldfare/shared/content.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { AskContributions, type PledgeReason } from '@fieldfare/shared/pledge.ts'
import { orNotFound, read, readMine } from '../../platform/call/call.ts'
import { readNames } from '../../content/namedPeople.ts'
import { pledgeView, reasonPage } from './rows.ts'

/** Lists why people give, as far as it is shown, without their names. */
export const reasons = read('pledge.see', AskContributions).query(
  async ({ input: { pledgeId, ...page }, ctx }): Promise<Page<PledgeReason>> => {
    orNotFound(await pledgeView(ctx.db, pledgeId, null))
    return reasonPage(ctx.db, pledgeId, page)
  },
)

/** The people whose contributions have not ended, for the owner of the community, as far as they are named; not how much. */
export const whoGave = readMine('pledge.see', AskContributions).query(
  ({ input: { pledgeId, ...page }, ctx: { db, who } }): Promise<Page<Author>> =>
    readNames(db, who, 'pledge.seeGivers', { kind: 'pledge', id: pledgeId }, page),
)
