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
/** Milliseconds for which a page may show a place without asking again: what is withdrawn is gone within a minute. */
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
  /** The makers of the map, as their service last named them. */
  credit: string
  hearCredit: (() => void) | undefined
}
type Needs = Pick<Deps, 'db' | 'now' | 'config'>

const shownOn = new WeakMap<Database, Shown>()

/**
 * Returns the content of the welcome page in a language: a place and the totals of the hour. Each process keeps both.
 * @param checkedFor milliseconds for which a place may be shown without asking again
 */
export async function shownWelcome(deps: Needs, locale: Locale, checkedFor = CHECKED_MS): Promise<WelcomeView> {
  const [{ place }, { figures }] = await Promise.all([chosenFor(deps, locale, checkedFor), countedOnce(deps)])
  const { credit, hearCredit } = keptOf(deps.db)
  // No page waits for the services that the map comes from.
  hearCredit?.()
  return { locale, place: place && { ...place, credit }, figures }
}

/** Has the page name the makers of the map that its stills are drawn from. @returns asks for their names */
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
  // Somebody who asked meanwhile reads already.
  const other = chosen.get(locale)
  if (other && other !== before) return other
  const next = (async () => {
    const same = last?.place && last.hour === hour ? await tellableArea(db.kysely, last.place.id) : undefined
    const row = same ?? (await choosePlace(db.kysely, locale, hour))
    return { hour, checkedAt: at, place: row ? toWelcomePlace(row) : null }
  })()
  chosen.set(locale, next)
  // A failure is not kept.
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
  // Nobody waits for the totals of a new hour.
  return last ?? kept.counted ?? { hour, figures: null }
}
