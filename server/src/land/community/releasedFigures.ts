import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/db/tables.ts'
import type { Count } from './figureCounts.ts'
import type { PartChanges, Parts } from './figureParts.ts'

/** The value of `period` in the row that has the time of a community's last release and its subscribers by year. */
export const RELEASE = ''

const Counts = z.array(z.object({ figure: z.string(), group: z.string(), number: z.number() }))

/** The released figures of a year or of all years: the sums of the parts that belong to it. */
export interface ReleasedFigures {
  /** The time of the latest release of any of the parts; null if none was released. */
  asOf: Date | null
  numberOf(figure: string, group?: string): number
  /** The years up to the release, the oldest first, with the people who first drew in the year and the subscribers at its end. */
  years: { year: string; people: number; subscribers: number }[]
}

/** Reads the figures of a community from its last release, of one year or of all years, without counting anything. */
export async function releasedFigures(db: Tx, communityId: string, year?: string): Promise<ReleasedFigures> {
  const rows = await db
    .selectFrom('kept_figures')
    .select(['period', 'as_of', 'counted'])
    .where('community_id', '=', communityId)
    .execute()
  const inWindow = (one: string) => year === undefined || one === year
  const kept = rows.map(({ period, as_of, counted }) => ({ period, asOf: as_of, counts: Counts.parse(counted) }))
  const release = kept.find(({ period }) => period === RELEASE)
  const parts = kept.filter(({ period }) => period !== RELEASE && inWindow(period))
  const sums = new Map<string, number>()
  const nameOf = (figure: string, group: string) => `${figure} ${group}`
  for (const { figure, group, number } of parts.flatMap(({ counts }) => counts)) {
    const name = nameOf(figure, group)
    sums.set(name, (sums.get(name) ?? 0) + number)
  }
  const peopleOf = (part: string) =>
    parts.find(({ period }) => period === part)?.counts.find(({ figure }) => figure === 'people')?.number ?? 0
  return {
    asOf: parts.reduce<Date | null>((last, { asOf }) => (last && last > asOf ? last : asOf), null),
    numberOf: (figure, group = '') => sums.get(nameOf(figure, group)) ?? 0,
    years: (release?.counts ?? [])
      .filter(({ group }) => inWindow(group))
      .map(({ group, number }) => ({ year: group, people: peopleOf(group), subscribers: number })),
  }
}

/** Reads the people of each part as last released. */
export async function releasedParts(db: Tx, communityId: string): Promise<Parts> {
  const rows = await db
    .selectFrom('kept_figures')
    .select(['period', 'people'])
    .where('community_id', '=', communityId)
    .where('period', '<>', RELEASE)
    .execute()
  return new Map(rows.map(({ period, people }) => [period, people]))
}

/** Stores a release of a community's figures in one statement. */
export async function keepRelease(
  db: Tx,
  communityId: string,
  asOf: Date,
  release: PartChanges & { counts: Map<string, Count[]>; subscribers: Count[] },
): Promise<void> {
  const { put, gone, counts, subscribers } = release
  const rows = [
    { period: RELEASE, people: [], counted: subscribers },
    ...[...put].map(([part, people]) => ({ period: part, people, counted: counts.get(part) ?? [] })),
  ]
  await sql`
    with gone as (delete from kept_figures where community_id = ${communityId} and period = any(${gone}::text[]))
    insert into kept_figures (community_id, period, as_of, people, counted)
    select ${communityId}::uuid, period, ${asOf}::timestamptz, people, counted
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as part (period text, people uuid[], counted jsonb)
    on conflict (community_id, period)
      do update set as_of = excluded.as_of, people = excluded.people, counted = excluded.counted`.execute(db)
}
