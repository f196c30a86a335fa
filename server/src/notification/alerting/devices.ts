import { AddDevice, type AlertDevice, DEVICES_MAX, RemoveDevice } from '@fieldfare/shared/alert.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { write } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Reads a person's devices that get alerts; each gets them as long as its session lasts. */
export async function devicesOf(db: Tx, site: string, who: Session): Promise<AlertDevice[]> {
  const rows = await db
    .selectFrom('push_device as device')
    .innerJoin('auth.session as session', 'session.id', 'device.session_id')
    .select(['device.id', 'device.session_id', 'device.created_at', 'session.userAgent'])
    .where('device.person_id', '=', who.id)
    .where('device.site', '=', site)
    .where('session.expiresAt', '>', new Date())
    .orderBy('device.created_at', 'desc')
    .limit(DEVICES_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.userAgent ?? '',
    createdAt: row.created_at.toISOString(),
    current: row.session_id === who.sessionId,
  }))
}

/**
 * Registers the calling browser for alerts, for as long as its session lasts. A browser registered by another person becomes the
 * caller's.
 */
export const addDevice = write('alert.use', AddDevice).mutation(async ({ input, ctx }) => {
  const { db, deps, who } = ctx
  const { endpoint, p256dh, auth } = input
  if (!deps.push.allows(endpoint)) throw new AppError('bad-input', [{ path: ['endpoint'], key: 'invalid' }])
  await lockPerson(db, who.id)
  await db
    .deleteFrom('push_device')
    .where((where) => where.or([where('endpoint', '=', endpoint), where('session_id', '=', who.sessionId)]))
    .execute()
  const added = await db
    .insertInto('push_device')
    .values({ person_id: who.id, session_id: who.sessionId, site: deps.config.PUBLIC_URL, endpoint, p256dh, auth })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // A concurrent request of the same browser inserted the device first.
  if (!added) throw new AppError('conflict')
  await sql`delete from push_device where person_id = ${who.id} and id not in (
    select id from push_device where person_id = ${who.id} order by created_at desc limit ${DEVICES_MAX})`.execute(db)
  ctx.publishMine(who.id, 'account')
  return { id: added.id }
})

/** Removes one of the caller's devices, which then gets no more alerts. */
export const removeDevice = write('alert.use', RemoveDevice).mutation(async ({ input: { id }, ctx }) => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('person_id', '=', ctx.who.id)
    .executeTakeFirstOrThrow()
  ctx.publishMine(ctx.who.id, 'account')
  return { removed: Number(numDeletedRows) }
})
