import type { Page } from '@fieldfare/shared/page.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { treasurePage, treasureView } from './rows.ts'

/** A community's treasures, newest first: its gallery, and the points on its map. */
const of = read('treasure.see', z.strictObject({ communityId: Id, ...PageInput })).query(
  ({ input: { communityId, ...page }, ctx }): Promise<Page<TreasureView>> =>
    treasurePage(ctx.db, communityId, ctx.who, page),
)

const one = read('treasure.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<TreasureView> =>
  orNotFound(await treasureView(ctx.db, input.id, ctx.who)),
)

export const treasuresFeed = t.router({ of, one })
