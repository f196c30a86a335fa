import type { AdminCounts } from '@fieldfare/shared/diagnostics.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { readMine } from '../../platform/call/call.ts'

/**
 * The number at which counting stops: beyond a thousand nobody needs the exact number, and the page stays quick. People
 * are counted exactly.
 */
const COUNTED = 1000

const countUpTo = (from: string) =>
  sql.raw(`(select count(*)::integer from (select from ${from} limit ${COUNTED}) counted)`)

/** Counts what waits for admins, and all things by kind, for the administration page. */
export const counts = readMine('audit.see', NoArgs).query(async ({ ctx }): Promise<AdminCounts> => {
  const { rows } = await sql<AdminCounts>`select
    (select count(*)::integer from person where deleted_at is null) as people,
    ${countUpTo('person where disabled_at is not null and deleted_at is null')} as disabled,
    ${countUpTo('report where outcome is null')} + ${countUpTo('story_report where outcome is null')} as reports,
    ${countUpTo('moderator_request where refused_at is null')} as requests,
    ${countUpTo(`community where claim = 'waiting' and deleted_at is null`)} + ${countUpTo(`correction where state = 'waiting'`)} as claims,
    ${countUpTo('advert where active and (ends_at is null or ends_at > now())')} as adverts,
    ${countUpTo('site_notice where active and (ends_at is null or ends_at > now())')} as notices,
    ${countUpTo('task where done_at is null')} as tasks,
    ${countUpTo('polygon')} as polygons,
    ${countUpTo(`client_error where last_at > now() - interval '7 days'`)} as "clientErrors"`.execute(ctx.db)
  const [counted] = rows
  if (!counted) throw new Error('a select without a row')
  return counted
})
