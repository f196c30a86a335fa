import { type MyAreaView, UpdateArea } from '@fieldfare/shared/area.ts'
import { bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import { lockPerson } from '../account/lockPerson.ts'
import { write } from '../call/call.ts'
import { joinTouched } from '../community/joinTouched.ts'
import { toGeom } from '../db/geo.ts'
import { myAreaView, roomsOfArea, roomsOfBox } from './rows.ts'

/**
 * Changes an area of the caller's. For another person's area and an unknown id it answers `updated: 0`: the one refusal
 * without an error. A moved shape joins the communities it now touches and leaves none.
 */
export const update = write('area.add', UpdateArea).mutation(
  async ({ input, ctx }): Promise<{ updated: 0 | 1; area?: MyAreaView }> => {
    const { db, who } = ctx
    const { geometry, ...data } = input.data
    const id = input.measureId
    const creator = await lockPerson(db, who.id)
    const own = await db
      .selectFrom('area')
      .select('id')
      .where('id', '=', id)
      .where('created_by', '=', who.id)
      .where('hidden_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!own) return { updated: 0 }
    const rooms = await roomsOfArea(db, id)
    await db
      .updateTable('area')
      .set((set) => ({
        ...data,
        ...(geometry ? { geom: toGeom(geometry) } : {}),
        version: set('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', id)
      .execute()
    if (geometry) {
      await joinTouched(ctx, creator, id)
      rooms.push(...roomsOfBox(bboxOf(geometry)))
    }
    if (creator.verified) ctx.publish({ name: 'area.changed', id, rooms: [...new Set(rooms)] })
    ctx.publishMine(who.id, 'areas')
    const area = await myAreaView(db, who.id, id)
    return area ? { updated: 1, area } : { updated: 0 }
  },
)
