import { Id, NoArgs, PageInput } from '@fieldfare/shared/schemas.ts'
import type { AreaView, JointSurface, MyAreaView } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { boxOf } from '@fieldfare/shared/geo/tiles.ts'
import { z } from 'zod'
import { areasInBox, areaView, myAreaPage, myAreaShapes, myAreaView } from '../area/rows.ts'
import { read, readMine } from '../call/call.ts'
import { t } from '../call/trpc.ts'
import { keptSurface } from '../surface/joint.ts'
import { isEmpty, shared, Within } from './within.ts'

const index = z
  .number()
  .int()
  .min(0)
  .max(2 ** ROOM_ZOOM - 1)

/** Areas as everyone may see them, by map tile of the fixed zoom or the part of it that a view shows, newest first. */
const tile = read('area.see', z.strictObject({ x: index, y: index, within: Within.optional(), ...PageInput })).query(
  async ({ input, ctx }): Promise<Page<AreaView>> => {
    const whole = boxOf(input, ROOM_ZOOM)
    const box = input.within ? shared(whole, input.within) : whole
    return isEmpty(box) ? { items: [], next: null } : areasInBox(ctx.db, box, input.cursor, input.limit)
  },
)

/** One's own areas, newest first. */
const mine = readMine('area.seeMine', z.strictObject(PageInput)).query(({ input, ctx }): Promise<Page<MyAreaView>> =>
  myAreaPage(ctx.db, ctx.who.id, input.cursor, input.limit),
)

/** How many areas one has and how much land they cover together, in whole km2. */
const mineTotals = readMine('area.seeMine', NoArgs).query(({ ctx: { db, deps, who } }): Promise<JointSurface> =>
  keptSurface(db, { personId: who.id, scope: 'areas', shapes: myAreaShapes(who.id) }, () =>
    deps.jobs.enqueue(db, 'measureAreas', { personId: who.id }),
  ),
)

/** One area: all of it to its maker, the public part to others; `liked` says whether the reader likes it. */
const one = read('area.see', z.strictObject({ id: Id })).query(
  async ({ input, ctx }): Promise<{ area: AreaView; own: MyAreaView | null; liked: boolean }> => {
    const own = ctx.who ? await myAreaView(ctx.db, ctx.who.id, input.id) : null
    const area = own ?? (await areaView(ctx.db, input.id)).view
    if (!area) throw new AppError('not-found')
    const like = ctx.who
      ? await ctx.db
          .selectFrom('area_like')
          .select('area_id')
          .where('area_id', '=', input.id)
          .where('person_id', '=', ctx.who.id)
          .executeTakeFirst()
      : undefined
    return { area, own, liked: like !== undefined }
  },
)

export const measuresFeed = t.router({ tile, mine, mineTotals, one })
