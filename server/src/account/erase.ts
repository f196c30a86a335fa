import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { roomsOfBox } from '../area/rooms.ts'
import { inTransaction, type TransactionContext } from '../call/call.ts'
import type { Deps } from '../call/context.ts'
import { asBbox } from '../db/geo.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { endedSessions, type Heard } from '../live/bus.ts'

/** Accounts erased in one run: the next one goes on. */
const BATCH = 100

/** Erases the accounts whose holders left and did not come back in time, each in a transaction of its own. */
export function endingJobs(deps: Deps): Pick<JobHandlers, 'eraseAccounts'> {
  return {
    async eraseAccounts() {
      const due = await deps.db.kysely
        .selectFrom('person')
        .select('id')
        .where('leaving_at', '<', new Date())
        .orderBy('leaving_at')
        .limit(BATCH)
        .execute()
      for (const { id } of due) await inTransaction({ deps, who: null }, (tx) => erase(tx, id))
    },
  }
}

/**
 * Takes out everything that is a person's own: address, password, profile, areas, subscriptions, likes, drafts, points. What
 * they said and founded stays for those who answered and joined, under no name, and so do votes, which are only counted.
 */
async function erase(ctx: TransactionContext, id: string): Promise<void> {
  const { db } = ctx
  const leaving = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('leaving_at', '<', new Date())
    .forUpdate()
    .executeTakeFirst()
  // Taken back in the last moment.
  if (!leaving) return
  await eraseAreas(ctx, id)
  await eraseLikes(ctx, id)
  const left = await db
    .deleteFrom('subscription')
    .where('person_id', '=', id)
    .returning(['community_id', 'seen', 'left_at'])
    .execute()
  ctx.publish(
    left.flatMap((one): Heard[] =>
      one.seen && !one.left_at ? [{ name: 'community.changed', id: one.community_id }] : [],
    ),
  )
  for (const table of [
    'draft',
    'notification',
    'score_grant',
    'medal',
    'moderator',
    'moderator_request',
    'secret',
    'consent',
    'joint_surface',
  ] as const) {
    await db.deleteFrom(table).where('person_id', '=', id).execute()
  }
  const sessions = await db.deleteFrom('auth.session').where('userId', '=', id).returning('id').execute()
  ctx.publish(endedSessions(sessions))
  await db.deleteFrom('auth.user').where('id', '=', id).execute()
  await db
    .updateTable('person')
    .set(NOBODY)
    .set({ unsubscribe_secret: randomBytes(32).toString('base64url') })
    .where('id', '=', id)
    .execute()
  const founded = db
    .updateTable('community')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('created_by', '=', id)
  ctx.publish(
    (await founded.where('seen', '=', true).returning('id').execute()).map((one): Heard => ({
      name: 'community.changed',
      id: one.id,
    })),
  )
  await ctx.audit('account.erased', id)
}

const NOBODY = {
  owner: false,
  admin: false,
  show_name: false,
  show_profile: false,
  home: null,
  organization: null,
  company_name: null,
  sector: null,
  address: null,
  website: null,
  city: null,
  age: null,
  education: null,
  gender: null,
  tags: [],
  patches: '[]',
  new_email: null,
  leaving_at: null,
  deleted_at: sql<Date>`now()`,
}

async function eraseAreas({ db, publish }: TransactionContext, id: string): Promise<void> {
  const areas = await db
    .deleteFrom('area')
    .where('created_by', '=', id)
    .returning(['id', 'seen', 'hidden_at', asBbox('geom').as('box')])
    .execute()
  const shown = areas.filter(({ seen, hidden_at }) => seen && !hidden_at)
  publish(shown.map((area): Heard => ({ name: 'area.changed', id: area.id, rooms: roomsOfBox(area.box) })))
}

async function eraseLikes({ db, publish }: TransactionContext, id: string): Promise<void> {
  const liked = await db.deleteFrom('area_like').where('person_id', '=', id).returning('area_id').execute()
  if (liked.length === 0) return
  const areas = await db
    .updateTable('area')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', sql<string>`any(${liked.map(({ area_id }) => area_id)}::uuid[])`)
    .returning(['id', asBbox('geom').as('box')])
    .execute()
  publish(areas.map((area): Heard => ({ name: 'area.changed', id: area.id, rooms: roomsOfBox(area.box) })))
}
