import { DAY_MS, FIGURES_DAYS } from '@fieldfare/shared/limits.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type CountedAt, countParts, firstYears, subscribersByYear } from './figureCounts.ts'
import { nextParts } from './figureParts.ts'
import { keepRelease, releasedParts, RELEASE } from './releasedFigures.ts'

/**
 * Counts and releases the figures of each community whose last release was at least FIGURES_DAYS ago, as a job. If figures changed with
 * each person, an owner could compare them before and after and learn that person's answers.
 * @param timeZone the time zone that years are counted in
 * @param asOf the time of the release
 */
export async function releaseFigures(db: Tx, timeZone: string, asOf = new Date()): Promise<void> {
  const due = await db
    .selectFrom('community')
    .leftJoin('kept_figures as release', (on) =>
      on.onRef('release.community_id', '=', 'community.id').on('release.period', '=', RELEASE),
    )
    .select('community.id')
    .where('community.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('release.as_of', 'is', null),
        where('release.as_of', '<=', new Date(asOf.getTime() - FIGURES_DAYS * DAY_MS)),
      ]),
    )
    .orderBy('community.id')
    .execute()
  for (const { id } of due) await releaseOne(db, id, { asOf, timeZone })
}

async function releaseOne(db: Tx, communityId: string, at: CountedAt): Promise<void> {
  const kept = await releasedParts(db, communityId)
  const changes = nextParts(kept, await firstYears(db, communityId, at))
  const counts = await countParts(db, communityId, changes.put, at.asOf)
  const [since] = [...kept.keys(), ...changes.put.keys()].filter(isYear).toSorted()
  const subscribers = await subscribersByYear(db, communityId, at, since)
  await keepRelease(db, communityId, at.asOf, { ...changes, counts, subscribers })
}

const isYear = (part: string) => /^\d+$/.test(part)
