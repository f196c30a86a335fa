import { sql } from 'kysely'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'
import { settleEarned } from './study.ts'

const TABLES = ['funding', 'pledge_request', 'earning'] as const

export const fundingAccountHooks: AccountHooks = {
  onProgressed: settleEarned,

  // Pledge requests of the remaining account take precedence over those of the merged one.
  async onMerged(ctx, fromId, intoId) {
    const { db } = ctx
    await db.updateTable('funding').set({ person_id: intoId }).where('person_id', '=', fromId).execute()
    await sql`insert into pledge_request (person_id, area_id, types, instrument, started_at)
      select ${intoId}, area_id, types, instrument, started_at from pledge_request where person_id = ${fromId}
        and not exists (select from pledge_request where person_id = ${intoId})`.execute(db)
    await sql`insert into pledge_answer (person_id, type, area_id, amount_cents, reason, locale, answered_at, changed_at)
      select ${intoId}, type, area_id, amount_cents, reason, locale, answered_at, changed_at
      from pledge_answer a where a.person_id = ${fromId}
        and exists (select from pledge_request mine join pledge_request theirs on mine.types = theirs.types
          and mine.started_at = theirs.started_at where mine.person_id = ${intoId} and theirs.person_id = ${fromId})`.execute(
      db,
    )
    await sql`insert into earning (person_id, part, cents, earned_at)
      select ${intoId}, part, cents, earned_at from earning where person_id = ${fromId} on conflict do nothing`.execute(
      db,
    )
    await sql`insert into score_grant (person_id, kind, cause, points)
      select ${intoId}, kind, cause, points from score_grant
      where person_id = ${fromId} and kind = 'ADD_VIRTUAL_FUNDING' on conflict do nothing`.execute(db)
    await sql`insert into medal (person_id, medal)
      select ${intoId}, medal from medal where person_id = ${fromId} and medal = 'FUNDER' on conflict do nothing`.execute(
      db,
    )
    ctx.progressed(intoId)
    ctx.publishMine(intoId, 'funding')
  },

  async onErased({ db }, personId) {
    for (const table of TABLES) await db.deleteFrom(table).where('person_id', '=', personId).execute()
  },

  exported: {
    budgets: {
      table: 'funding',
      owner: 'person_id',
      columns: `budget_cents / 100.0::float8 as amount, reason, divided, locations_reason, objectives_reason, other_name, created_at,
        (select coalesce(json_agg(json_build_object('area_id', l.area_id, 'community_id', l.community_id,
          'amount', l.amount_cents / 100.0::float8) order by l.position), '[]')
          from funding_location l where l.funding_id = funding.id) as locations,
        (select coalesce(json_agg(json_build_object('objective', o.objective, 'amount', o.amount_cents / 100.0::float8)), '[]')
          from funding_objective o where o.funding_id = funding.id) as objectives`,
    },
    pledgeRequests: { table: 'pledge_request', owner: 'person_id', columns: 'area_id, types, started_at' },
    pledgeAnswers: {
      table: 'pledge_answer',
      owner: 'person_id',
      columns: 'type, area_id, amount_cents / 100.0::float8 as amount, reason, answered_at, changed_at',
    },
    earnings: { table: 'earning', owner: 'person_id', columns: 'part, cents / 100.0::float8 as amount, earned_at' },
  },
}
