import { NoArgs } from '@fieldfare/shared/schemas.ts'
import type { SiteFigures } from '@fieldfare/shared/siteFigures.ts'
import type { Database } from '../../platform/db/connect.ts'
import { readMine } from '../../platform/call/call.ts'
import { countFigures, type GivenByDay } from './countFigures.ts'

/** Milliseconds for which a process caches the totals: counting reads every area. */
const KEPT_MS = 10 * 60_000

interface CachedFigures {
  until: number
  figures: Promise<SiteFigures>
}
const cache = new WeakMap<Database, CachedFigures>()

/** Makes the read of the site's totals over time, at most ten minutes old. */
export const figuresWith = (given: GivenByDay) =>
  readMine('figures.see', NoArgs).query(({ ctx }): Promise<SiteFigures> => {
    const { db, config } = ctx.deps
    const cached = cache.get(db)
    if (cached && cached.until > Date.now()) return cached.figures
    const counted = countFigures(db.kysely, config.TIME_ZONE, given)
    cache.set(db, { until: Date.now() + KEPT_MS, figures: counted })
    // A failure is not cached.
    counted.catch(() => cache.delete(db))
    return counted
  })
