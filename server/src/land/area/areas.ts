import { Id, NoArgs, PageInput } from '@fieldfare/shared/schemas.ts'
import { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import type { AreaView, JointSurface, MyAreaView } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { boxOf } from '@fieldfare/shared/geo/tiles.ts'
import { z } from 'zod'
import { areasInBox, myAreaPage, yearsOfAreas, myAreaShapes, myAreaView, touchingPage, wholeArea } from './rows.ts'
import { read, readMine } from '../../platform/call/call.ts'
import { keptSurface } from '../surface/jointSurface.ts'
import { isEmpty, intersection, ViewBox } from '../../platform/call/viewBox.ts'

const index = z
  .number()
  .int()
  .min(0)
  .max(2 ** ROOM_ZOOM - 1)

/** Areas as everyone may see them in a tile of ROOM_ZOOM, or in the part of it that a view shows, that pass a filter, newest first. */
export const tile = read(
  'area.see',
  z.strictObject({ x: index, y: index, within: ViewBox.optional(), filter: AreaFilter.default({}), ...PageInput }),
).query(async ({ input, ctx }): Promise<Page<AreaView>> => {
  const room = boxOf(input, ROOM_ZOOM)
  const box = input.within ? intersection(room, input.within) : room
  return isEmpty(box) ? { items: [], next: null } : areasInBox(ctx.db, box, input.filter, input)
})

/** The years (UTC) in which areas that everyone may see were drawn, the latest first: what a filter can ask for. */
export const years = read('area.see', NoArgs).query(({ ctx }): Promise<number[]> => yearsOfAreas(ctx.db))

/** The caller's areas, newest first. */
export const mine = readMine('area.seeMine', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<MyAreaView>> => myAreaPage(ctx.db, ctx.who.id, input),
)

/** The caller's other areas that touch or overlap one of theirs, newest first: what it can be merged with. */
export const touching = readMine('area.seeMine', z.strictObject({ id: Id, ...PageInput })).query(
  ({ input: { id, ...request }, ctx }): Promise<Page<MyAreaView>> => touchingPage(ctx.db, ctx.who.id, id, request),
)

/** Counts the caller's areas, with the land that they cover together. */
export const mineTotals = readMine('area.seeMine', NoArgs).query(({ ctx: { db, deps, who } }): Promise<JointSurface> =>
  keptSurface(db, { personId: who.id, scope: 'areas', shapes: myAreaShapes(who.id) }, () =>
    deps.jobs.enqueue(db, 'measureAreas', { personId: who.id }),
  ),
)

/**
 * Returns an area as everyone sees it, for its creator with the rest; `liked` says whether the caller likes it.
 * @throws not-found
 */
export const one = read('area.see', z.strictObject({ id: Id })).query(
  async ({ input, ctx }): Promise<{ area: AreaView; own: MyAreaView | null; liked: boolean }> => {
    const own = ctx.who ? await myAreaView(ctx.db, ctx.who.id, input.id) : null
    const area = own ?? (await wholeArea(ctx.db, input.id))
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
