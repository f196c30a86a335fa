import { Id, NoArgs, PageInput } from '@fieldfare/shared/schemas.ts'
import { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import type { AreaView, JointSurface, MyAreaView } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { boxOf } from '@fieldfare/shared/geo/tiles.ts'
import { z } from 'zod'
import {
  areasInBox,
  areasInRoom,
  myAreaPage,
  yearsOfAreas,
  myAreaShapes,
  myAreaView,
  touchingPage,
  wholeArea,
} from './rows.ts'
import { read, readMine } from '../../platform/call/call.ts'
import { keptSurface } from '../surface/jointSurface.ts'
import { isEmpty, intersection, ViewBox } from '../../platform/call/viewBox.ts'

const index = z
  .number()
  .int()
  .min(0)
  .max(2 ** ROOM_ZOOM - 1)

/**
 * Returns the areas in a tile of ROOM_ZOOM, or in `within` (the part of the tile in view): those that everyone may see and that pass a
 * filter, newest first.
 */
export const tile = read(
  'area.see',
  z.strictObject({ x: index, y: index, within: ViewBox.optional(), filter: AreaFilter.default({}), ...PageInput }),
).query(async ({ input, ctx }): Promise<Page<AreaView>> => {
  const room = boxOf(input, ROOM_ZOOM)
  const box = input.within ? intersection(room, input.within) : room
  if (isEmpty(box)) return { items: [], next: null }
  const isWhole = box.every((side, i) => side === room[i])
  return isWhole ? areasInRoom(ctx.db, input, input.filter, input) : areasInBox(ctx.db, box, input.filter, input)
})

/** The years (UTC) in which areas that everyone may see were drawn, the latest first: the choices of the filter by year. */
export const years = read('area.see', NoArgs).query(({ ctx }): Promise<number[]> => yearsOfAreas(ctx.db))

/** The caller's areas, newest first. */
export const mine = readMine('area.seeMine', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<MyAreaView>> => myAreaPage(ctx.db, ctx.who.id, input),
)

/** The caller's areas that touch or overlap their area `id`, newest first: the candidates for merging with it. */
export const touching = readMine('area.seeMine', z.strictObject({ id: Id, ...PageInput })).query(
  ({ input: { id, ...request }, ctx }): Promise<Page<MyAreaView>> => touchingPage(ctx.db, ctx.who.id, id, request),
)

/** Returns the number of the caller's areas and the surface that these cover together. */
export const mineTotals = readMine('area.seeMine', NoArgs).query(({ ctx: { db, deps, who } }): Promise<JointSurface> =>
  keptSurface(db, { personId: who.id, scope: 'areas', shapes: myAreaShapes(who.id) }, () =>
    deps.jobs.enqueue(db, 'measureAreas', { personId: who.id }),
  ),
)

/**
 * Returns an area as everyone sees it, and for its creator also `own`, with the private fields; `liked` tells whether the caller likes it.
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
