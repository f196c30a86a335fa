import { sql } from 'kysely'
import { countOf, GEOMETRY, type AccountHooks } from '../../platform/call/accountHooks.ts'
import { scoreBefore, rewardArea } from '../../people/account/rewards.ts'
import { asBbox } from '../../platform/db/geo.ts'
import type { ChangeEvent } from '../../platform/call/changeEvents.ts'
import { roomsOfBox } from './rows.ts'

interface Changed {
  id: string
  box: [number, number, number, number]
}
const changeEvents = (areas: Changed[]): ChangeEvent[] =>
  areas.map(({ id, box }) => ({ name: 'area.changed', id, rooms: roomsOfBox(box) }))

export const areaAccountHooks: AccountHooks = {
  // Deleted areas are left out: they become visible when they are restored.
  async onVerified({ db, publish }, personId) {
    const shown = await db
      .updateTable('area')
      .set((set) => ({ seen: true, version: set('version', '+', 1) }))
      .where('created_by', '=', personId)
      .where('deleted_at', 'is', null)
      .where('seen', '=', false)
      .returning(['id', asBbox('geom').as('box')])
      .execute()
    publish(changeEvents(shown))
  },

  // An area names its creator only if that person shows their name.
  async onRenamed({ db, publish }, personId, { shown }) {
    if (!shown) return
    const areas = await db
      .updateTable('area')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('created_by', '=', personId)
      .where('deleted_at', 'is', null)
      .where('seen', '=', true)
      .returning(['id', asBbox('geom').as('box')])
      .execute()
    publish(changeEvents(areas))
  },

  async onMerged(ctx, fromId, intoId) {
    const { db } = ctx
    const own = await db
      .selectFrom('area')
      .select('id')
      .where('created_by', '=', fromId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute()
    for (const { id } of own) {
      const { box, before } = await db
        .updateTable('area')
        .set((set) => ({ created_by: intoId, seen: true, version: set('version', '+', 1) }))
        .where('id', '=', id)
        .returning([asBbox('geom').as('box'), scoreBefore(intoId).as('before')])
        .executeTakeFirstOrThrow()
      await rewardArea(ctx, intoId, before)
      ctx.publish(changeEvents([{ id, box }]))
    }
    if (own.length > 0) await ctx.enqueue('joinAreas', { areaIds: own.map(({ id }) => id), after: null })
    ctx.publishMine(intoId, 'areas')
  },

  async onErased({ db, publish }, personId) {
    const own = await db
      .deleteFrom('area')
      .where('created_by', '=', personId)
      .returning(['id', 'seen', 'deleted_at', asBbox('geom').as('box')])
      .execute()
    publish(changeEvents(own.filter(({ seen, deleted_at }) => seen && !deleted_at)))
    const likes = await db.deleteFrom('area_like').where('person_id', '=', personId).returning('area_id').execute()
    if (likes.length === 0) return
    const liked = await db
      .updateTable('area')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', '=', sql<string>`any(${likes.map(({ area_id }) => area_id)}::uuid[])`)
      .returning(['id', asBbox('geom').as('box')])
      .execute()
    publish(changeEvents(liked))
  },

  exported: {
    areas: {
      table: 'area',
      owner: 'created_by',
      columns: `id, level, title, description, description_public, story_hidden_at, story_hidden_reason, rating, explanation, frequency, activities, priority, relationship,
        analitics, created_at, updated_at, deleted_at as hidden_at, ${GEOMETRY}`,
    },
    likes: { table: 'area_like', owner: 'person_id', columns: 'area_id, liked_at' },
  },
  counted: { areas: countOf('area', 'created_by', 'deleted_at is null') },
}
