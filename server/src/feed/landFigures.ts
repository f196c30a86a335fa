import { AskExplanations, AskFigures, type CommunityFigures, type Explanation } from '@fieldfare/shared/figures.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { assertCan, readMine } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { explanationPage } from '../community/explanations.ts'
import { communityFigures } from '../community/figures.ts'
import { standingOf } from '../community/standing.ts'
import type { Tx } from '../db/tables.ts'

/** What people who drew on a community's land said, as totals for its owner. */
export const figures = readMine('community.seeMine', AskFigures).query(
  async ({ input: { id, from, to }, ctx }): Promise<CommunityFigures> => {
    await assertOwner(ctx.db, id, ctx.who)
    return communityFigures(ctx.db, id, { from, to, timeZone: ctx.deps.config.TIME_ZONE })
  },
)

/** What they wrote, where they show their name. */
export const explanations = readMine('community.seeMine', AskExplanations).query(
  async ({ input: { id, from, to, cursor, limit }, ctx }): Promise<Page<Explanation>> => {
    await assertOwner(ctx.db, id, ctx.who)
    return explanationPage(ctx.db, id, { from, to, timeZone: ctx.deps.config.TIME_ZONE }, cursor, limit)
  },
)

async function assertOwner(db: Tx, id: string, who: Session): Promise<void> {
  assertCan('community.figures', { who, community: await standingOf(db, id, who) })
}
