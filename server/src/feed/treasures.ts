import { AppError } from '@fieldfare/shared/errors.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { z } from 'zod'
import { read } from '../call/call.ts'
import { t } from '../call/trpc.ts'
import { treasurePage, treasureView } from '../treasure/rows.ts'

/** What was found in a community, newest first: its gallery, and the points on its map. */
const of = read('treasure.see', z.strictObject({ communityId: Id, ...PageInput })).query(
  ({ input: { communityId, cursor, limit }, ctx }): Promise<Page<TreasureView>> =>
    treasurePage(ctx.db, communityId, ctx.who, cursor, limit),
)

const one = read('treasure.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<TreasureView> => {
  const treasure = await treasureView(ctx.db, input.id, ctx.who)
  if (!treasure) throw new AppError('not-found')
  return treasure
})

export const treasuresFeed = t.router({ of, one })
