import { TITLE_MAX } from '@fieldfare/shared/areaLimits.ts'
import type { CommunityView, Totals } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { Id } from '@fieldfare/shared/id.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { PageInput } from '@fieldfare/shared/pageInput.ts'
import { line } from '@fieldfare/shared/text.ts'
import { z } from 'zod'
import { read, readMine } from '../call/call.ts'
import { t } from '../call/trpc.ts'
import { communityPage, communityTotals, oneCommunity } from '../community/rows.ts'
import { Within } from './within.ts'

const Own = z.strictObject({ scope: z.enum(['subscribed', 'owned']), ...PageInput })

const Found = z.strictObject({ within: Within.optional(), title: line(TITLE_MAX).optional(), ...PageInput })

/** All communities, newest first, or those in a view or with these letters in their title. */
const all = read('community.see', Found).query(
  ({ input: { within, title, cursor, limit }, ctx }): Promise<Page<CommunityView>> =>
    communityPage(ctx.db, { scope: 'all', within, title }, ctx.who, cursor, limit),
)

/** The communities one subscribes to, or owns: an admin owns all of them. */
const mine = readMine('community.seeMine', Own).query(
  ({ input, ctx }): Promise<Page<CommunityView>> =>
    communityPage(ctx.db, scopeFor(input.scope, ctx.who), ctx.who, input.cursor, input.limit),
)

const mineTotals = readMine('community.seeMine', Own.pick({ scope: true })).query(
  ({ input, ctx }): Promise<Totals> => communityTotals(ctx.db, scopeFor(input.scope, ctx.who)),
)

const one = read('community.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<CommunityView> => {
  const community = await oneCommunity(ctx.db, input.id, ctx.who)
  if (!community) throw new AppError('not-found')
  return community
})

export const landFeed = t.router({ all, mine, mineTotals, one })

const scopeFor = (scope: 'subscribed' | 'owned', who: { id: string; admin: boolean }) =>
  scope === 'owned' && who.admin ? ({ scope: 'all' } as const) : ({ scope, personId: who.id } as const)
