import type { AdminCounts } from '@fieldfare/shared/diagnostics.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { readMine } from '../../platform/call/call.ts'

/**
 * The number up to which is counted: a reader of 'a thousand' needs no exact number, and the page stays quick. People
 * are counted exactly.
 */
const COUNTED = 1000

const some = (from: string) => sql.raw(`(select count(*)::integer from (select from ${from} limit ${COUNTED}) counted)`)

/** Counts what waits for admins, and all things by kind, for the page of administration. */
export const counts = readMine('audit.see', NoArgs).query(async ({ ctx }): Promise<AdminCounts> => {
  const { rows } = await sql<AdminCounts>`select
    (select count(*)::integer from person where deleted_at is null) as people,
    ${some('person where disabled_at is not null and deleted_at is null')} as disabled,
    ${some('report where outcome is null')} + ${some('story_report where outcome is null')} as reports,
    ${some('moderator_request where refused_at is null')} as requests,
    ${some(`community where claim = 'waiting' and deleted_at is null`)} + ${some(`correction where state = 'waiting'`)} as claims,
    ${some('advert where active and (ends_at is null or ends_at > now())')} as adverts,
    ${some('site_notice where active and (ends_at is null or ends_at > now())')} as notices,
    ${some('task where done_at is null')} as tasks,
    ${some('polygon')} as polygons,
    ${some(`client_error where last_at > now() - interval '7 days'`)} as "clientErrors"`.execute(ctx.db)
  const [counted] = rows
  if (!counted) throw new Error('a select without a row')
  return counted
})
