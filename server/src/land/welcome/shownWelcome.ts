import type { Locale } from '@fieldfare/shared/locale.ts'
import type { WelcomeFigures, WelcomePlace, WelcomeView } from '@fieldfare/shared/welcomeView.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { BaseTiles } from '../basemap/routes.ts'
import { creditOf } from '../picture/detailTiles.ts'
import { BUNDLED_CREDIT } from '../picture/mapPiece.ts'
import { choosePlace, tellableArea } from './choosePlace.ts'
import { countProof } from './countProof.ts'
import { toWelcomePlace } from './toWelcomePlace.ts'

const HOUR_MS = 3_600_000
/** Milliseconds for which a page may show an area without checking it again: an area that is withdrawn is gone within a minute. */
export const CHECKED_MS = 30_000

type Uncredited = Omit<WelcomePlace, 'credit'>
interface Chosen {
  hour: number
  checkedAt: number
  place: Uncredited | null
}
interface Counted {
  hour: number
  figures: WelcomeFigures | null
}
interface Shown {
  chosen: Map<Locale, Promise<Chosen>>
  counted: Promise<Counted> | undefined
  /** The credit of the map's makers, as last read from the map's service. */
  credit: string
  hearCredit: (() => void) | undefined
}
type Needs = Pick<Deps, 'db' | 'now' | 'config'>

const shownOn = new WeakMap<Database, Shown>()

/**
 * Returns the content of the welcome page in a language: an area and the totals, both chosen once an hour in each process.
 * @param checkedFor milliseconds for which an area may be shown without checking it again
 */
export async function shownWelcome(deps: Needs, locale: Locale, checkedFor = CHECKED_MS): Promise<WelcomeView> {
  const [{ place }, { figures }] = await Promise.all([chosenFor(deps, locale, checkedFor), countedOnce(deps)])
  const { credit, hearCredit } = keptOf(deps.db)
  // The credit is read in the background: no page waits for the service of the map.
  hearCredit?.()
  return { locale, place: place && { ...place, credit }, figures }
}

/** Makes the welcome page show the credit of the map that its still pictures are drawn from. @returns a function that reads this credit */
export function creditTiles(db: Database, tiles: () => Promise<BaseTiles | null>): () => void {
  const kept = keptOf(db)
  kept.hearCredit = () =>
    void tiles().then((base) => {
      kept.credit = base ? creditOf(base.attribution) : BUNDLED_CREDIT
    })
  return kept.hearCredit
}

function keptOf(db: Database): Shown {
  const none = { chosen: new Map<Locale, Promise<Chosen>>(), counted: undefined, hearCredit: undefined }
  const kept = shownOn.get(db) ?? { ...none, credit: BUNDLED_CREDIT }
  shownOn.set(db, kept)
  return kept
}

async function chosenFor({ db, now }: Needs, locale: Locale, checkedFor: number): Promise<Chosen> {
  const { chosen } = keptOf(db)
  const before = chosen.get(locale)
  const [at, hour] = [now(), Math.floor(now() / HOUR_MS)]
  const last = await before
  if (last && last.hour === hour && at - last.checkedAt < checkedFor) return last
  // A concurrent request is already reading the next area.
  const other = chosen.get(locale)
  if (other && other !== before) return other
  const next = (async () => {
    const same = last?.place && last.hour === hour ? await tellableArea(db.kysely, last.place.id) : undefined
    const row = same ?? (await choosePlace(db.kysely, locale, hour))
    return { hour, checkedAt: at, place: row ? toWelcomePlace(row) : null }
  })()
  chosen.set(locale, next)
  // A failure is not cached.
  next.catch(() => chosen.delete(locale))
  return next
}

async function countedOnce({ db, now, config }: Needs): Promise<Counted> {
  const kept = keptOf(db)
  const hour = Math.floor(now() / HOUR_MS)
  const before = kept.counted
  const last = await before
  if (last?.hour === hour) return last
  if (kept.counted === before) {
    const counting = countProof(db.kysely, config.TIME_ZONE).then((figures) => ({ hour, figures }))
    kept.counted = counting
    counting.catch(() => (kept.counted = undefined))
  }
  // In a new hour the old totals are returned while the new ones are counted.
  return last ?? kept.counted ?? { hour, figures: null }
}
