import { DAY_MS, FIGURES_DAYS, GROUP_STEP } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { type Counted, countedGroups, countedPeople, type Period } from './figureCounts.ts'

// Figures that changed with each person would give that person's answers away: an owner would compare them before and after.
// So they are kept, and released anew only after a while and with several people more or less.

/** The name of the row that says when the figures were released, and of whom. */
const RELEASE = ''
/** The page asks for two; a script that asks for many gets them counted again each time. */
const PERIODS_MAX = 50

/** The figures of a period as of the last release. */
export async function keptFigures(
  db: Tx,
  communityId: string,
  period: Period,
): Promise<{ counted: Counted[]; asOf: Date }> {
  const { asOf, released } = await releaseOf(db, communityId)
  const name = `${period.from ?? ''}/${period.to ?? ''}`
  const kept = released
    ? await db
        .selectFrom('kept_figures')
        .select('counted')
        .where('community_id', '=', communityId)
        .where('period', '=', name)
        .where('as_of', '=', asOf)
        .executeTakeFirst()
    : undefined
  if (kept) return { counted: kept.counted as Counted[], asOf }
  const counted = await countedGroups(db, communityId, period, asOf)
  if (released)
    await sql`insert into kept_figures (community_id, period, as_of, counted)
      select ${communityId}, ${name}, ${asOf}, ${JSON.stringify(counted)}::jsonb
      where (select count(*) from kept_figures where community_id = ${communityId}) < ${PERIODS_MAX}
      on conflict (community_id, period) do update set as_of = excluded.as_of, counted = excluded.counted`.execute(db)
  return { counted, asOf }
}

/** When the figures were released. Of fewer people than a group nothing is shown, so nothing is released. */
async function releaseOf(db: Tx, communityId: string): Promise<{ asOf: Date; released: boolean }> {
  const last = await db
    .selectFrom('kept_figures')
    .select(['as_of', 'people'])
    .where('community_id', '=', communityId)
    .where('period', '=', RELEASE)
    .executeTakeFirst()
  const now = new Date()
  if (last && last.as_of.getTime() > now.getTime() - FIGURES_DAYS * DAY_MS) return { asOf: last.as_of, released: true }
  const people = await countedPeople(db, communityId, now)
  if (last && difference(last.people, people) < GROUP_STEP) return { asOf: last.as_of, released: true }
  if (!last && people.length < GROUP_STEP) return { asOf: now, released: false }
  await db.deleteFrom('kept_figures').where('community_id', '=', communityId).execute()
  await sql`insert into kept_figures (community_id, period, as_of, people)
    values (${communityId}, ${RELEASE}, ${now}, ${people}::uuid[])
    on conflict (community_id, period) do update set as_of = excluded.as_of, people = excluded.people`.execute(db)
  return { asOf: now, released: true }
}

/** How many are in one of two lists only. */
function difference(before: string[], now: string[]): number {
  const [then, present] = [new Set(before), new Set(now)]
  return before.filter((id) => !present.has(id)).length + now.filter((id) => !then.has(id)).length
}
