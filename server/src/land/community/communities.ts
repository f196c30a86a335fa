import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import type { CommunityView, FoundCommunity, Totals } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { Id, PageInput, searchText } from '@fieldfare/shared/schemas.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { z } from 'zod'
import { assertCan, read, readMine } from '../../platform/call/call.ts'
import { foundPage } from './search.ts'
import { communityPage, countSubscribers, myCommunityShapes, oneCommunity, sumOfAll } from './rows.ts'
import { keptSurface } from '../surface/jointSurface.ts'
import { ViewBox } from '../../platform/call/viewBox.ts'

const Own = z.strictObject({ scope: z.enum(['subscribed', 'owned']), ...PageInput })

const Found = z.strictObject({
  within: ViewBox.optional(),
  text: searchText(SEARCH_MAX).optional(),
  near: z.strictObject({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) }).optional(),
  /** Restricts the list to communities that touch the caller's areas. */
  touching: z.boolean().default(false),
  ...PageInput,
})

/** Returns all communities, newest first; a search by text returns the best match first, a search near a point the nearest. */
export const all = read('community.see', Found).query(
  ({ input: { touching, cursor, limit, ...sought }, ctx }): Promise<Page<FoundCommunity>> => {
    if (touching) assertCan('community.seeMine', { who: ctx.who })
    const touchedBy = touching ? ctx.who?.id : undefined
    return foundPage(ctx.db, { ...sought, touchedBy }, ctx.who, { cursor, limit })
  },
)

/** The communities that the caller subscribes to or owns, newest first. An admin counts as the owner of all communities. */
export const mine = readMine('community.seeMine', Own).query(({ input, ctx }): Promise<Page<CommunityView>> =>
  communityPage(ctx.db, scopeFor(input.scope, ctx.who), ctx.who, input),
)

/** Returns the numbers of communities in a scope and of their subscribers, and the surface that the land covers together. */
export const mineTotals = readMine('community.seeMine', Own.pick({ scope: true })).query(
  async ({ input, ctx: { db, deps, who } }): Promise<Totals> => {
    const scope = scopeFor(input.scope, who)
    const land =
      scope.scope === 'every'
        ? await sumOfAll(db)
        : await keptSurface(db, { ...scope, shapes: myCommunityShapes(db, scope) }, () =>
            deps.jobs.enqueue(db, 'measureCommunities', scope),
          )
    return { ...land, subscribers: await countSubscribers(db, scope) }
  },
)

export const one = read('community.see', z.strictObject({ id: Id })).query(
  async ({ input, ctx }): Promise<CommunityView> => {
    const community = await oneCommunity(ctx.db, input.id, ctx.who)
    if (!community) throw new AppError('not-found')
    return community
  },
)

const scopeFor = (scope: 'subscribed' | 'owned', who: { id: string; admin: boolean }) =>
  scope === 'owned' && who.admin ? ({ scope: 'every' } as const) : ({ scope, personId: who.id } as const)
