import type { Author } from '@fieldfare/shared/content.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { AskContributions, type PledgeReason } from '@fieldfare/shared/pledge.ts'
import { orNotFound, read, readMine } from '../../platform/call/call.ts'
import { readNames } from '../../content/namedPeople.ts'
import { pledgeView, reasonPage } from './rows.ts'

/** Reads the released reasons why people give to a pledge, without their names. */
export const reasons = read('pledge.see', AskContributions).query(
  async ({ input: { pledgeId, ...page }, ctx }): Promise<Page<PledgeReason>> => {
    orNotFound(await pledgeView(ctx.db, pledgeId, null))
    return reasonPage(ctx.db, pledgeId, page)
  },
)

/** Reads the released names of people with a contribution that has not ended, for the owner of the community; without amounts. */
export const whoGave = readMine('pledge.see', AskContributions).query(
  ({ input: { pledgeId, ...page }, ctx: { db, who } }): Promise<Page<Author>> =>
    readNames(db, who, 'pledge.seeGivers', { kind: 'pledge', id: pledgeId }, page),
)
