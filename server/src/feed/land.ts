import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import type { CommunityView, DeletedCommunity, FoundCommunity, Holdings, Totals } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { Id, line, PageInput } from '@fieldfare/shared/schemas.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { z } from 'zod'
import { assertCan, read, readMine } from '../call/call.ts'
import { t } from '../call/trpc.ts'
import { foundPage } from '../community/search.ts'
import { deletedPage, holdingsOf } from '../community/holdings.ts'
import { communityPage, countSubscribers, myCommunityShapes, oneCommunity, sumOfAll } from '../community/rows.ts'
import { standingOf } from '../community/standing.ts'
import { keptSurface } from '../surface/joint.ts'
import { explanations, figures } from './landFigures.ts'
import { Within } from './within.ts'

const Own = z.strictObject({ scope: z.enum(['subscribed', 'owned']), ...PageInput })

const Found = z.strictObject({
  within: Within.optional(),
  text: line(SEARCH_MAX).optional(),
  near: z.strictObject({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) }).optional(),
  /** Only those that touch one's own areas. */
  touching: z.boolean().default(false),
  ...PageInput,
})

/** All communities, newest first; those with some words, the best first; or the nearest first. */
const all = read('community.see', Found).query(
  ({ input: { touching, cursor, limit, ...sought }, ctx }): Promise<Page<FoundCommunity>> => {
    if (touching) assertCan('community.seeMine', { who: ctx.who })
    const touchedBy = touching ? ctx.who?.id : undefined
    return foundPage(ctx.db, { ...sought, touchedBy }, ctx.who, cursor, limit)
  },
)

/** The communities one subscribes to, or owns: an admin owns all of them. */
const mine = readMine('community.seeMine', Own).query(({ input, ctx }): Promise<Page<CommunityView>> =>
  communityPage(ctx.db, scopeFor(input.scope, ctx.who), ctx.who, input.cursor, input.limit),
)

/** How many these are, with how many people, and how much land they cover together. */
const mineTotals = readMine('community.seeMine', Own.pick({ scope: true })).query(
  async ({ input, ctx: { db, deps, who } }): Promise<Totals> => {
    const scope = scopeFor(input.scope, who)
    const land =
      scope.scope === 'all'
        ? await sumOfAll(db)
        : await keptSurface(db, { ...scope, shapes: myCommunityShapes(db, scope) }, () =>
            deps.jobs.enqueue(db, 'measureCommunities', scope),
          )
    return { ...land, subscribers: await countSubscribers(db, scope) }
  },
)

const one = read('community.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<CommunityView> => {
  const community = await oneCommunity(ctx.db, input.id, ctx.who)
  if (!community) throw new AppError('not-found')
  return community
})

/** What goes with a community of one's own when it is deleted. */
const holdings = readMine('community.seeMine', z.strictObject({ id: Id })).query(
  async ({ input, ctx }): Promise<Holdings> => {
    assertCan('community.delete', { who: ctx.who, community: await standingOf(ctx.db, input.id, ctx.who) })
    return holdingsOf(ctx.db, input.id)
  },
)

/** The deleted ones that one may take back. */
const deleted = readMine('community.seeMine', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<DeletedCommunity>> => deletedPage(ctx.db, ctx.who, input.cursor, input.limit),
)

export const landFeed = t.router({ all, mine, mineTotals, one, holdings, deleted, figures, explanations })

const scopeFor = (scope: 'subscribed' | 'owned', who: { id: string; admin: boolean }) =>
  scope === 'owned' && who.admin ? ({ scope: 'all' } as const) : ({ scope, personId: who.id } as const)
