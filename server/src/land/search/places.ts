import { nameKey } from '@fieldfare/shared/nameMatch.ts'
import { type FoundPlace, groupOfPlace, type PlacesAnswer, PLACES_MAX, withoutTwins } from '@fieldfare/shared/search.ts'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '../../platform/call/fairQueue.ts'
import type { Config } from '../../platform/config.ts'
import { isInNetherlands } from './netherlands.ts'
import { askPdok, PDOK } from './pdok.ts'
import { askPhoton, PHOTON } from './photon.ts'
import { makeAsk, PLACES_MS, ServiceAway } from './placeUpstream.ts'

/** Milliseconds that an answer is kept: names of places hardly change, and the services should get few requests. */
const KEPT_MS = 24 * 3600 * 1000
/** The number of kept answers, of about a kilobyte each. */
const KEPT_MAX = 5000
/** The number of concurrent searches; half of them may be of one client. */
const AT_ONCE = 16
const LINE = 400
/** The number of results of the Dutch service below which a place elsewhere in the world may be meant. */
const FEW = 3
/** The most results from Photon if PDOK, the official source, has enough. */
const OTHERS_MAX = 3

/** The URLs of the place services; a service without a URL is not used. */
export interface PlaceServices {
  pdok?: string
  photon?: string
}

type Source = 'pdok' | 'photon'

export interface Places {
  /**
   * Finds places by their name, the nearest first; equal concurrent searches are requested once, and answers are kept for a day.
   * @param words at least `PLACE_LETTERS_MIN` letters
   * @param near longitude and latitude, rounded by `nearby`
   * @throws AppError 'too-many' or 'unavailable' while too many searches wait
   */
  find(words: string, near: [number, number], client: string): Promise<PlacesAnswer>
}

/**
 * Makes the search for places with the services that the setting PLACES names; if it is off, no places are found. Searches are never
 * logged.
 * @param onAway called with a service and the reason why it gave no answer
 */
export function makePlaces(
  config: Pick<Config, 'PLACES' | 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>,
  onAway: (source: Source, why: string) => void,
  services: PlaceServices = {},
): Places {
  const { pdok, photon } = { ...servicesOf(config.PLACES), ...services }
  const [askingPdok, askingPhoton] = [makeAsk(config), makeAsk(config)]
  const cache = new LRUCache<string, PlacesAnswer>({ max: KEPT_MAX, ttl: KEPT_MS })
  const underWay = new Map<string, Promise<PlacesAnswer>>()
  const queue = new FairQueue({ atOnce: AT_ONCE, each: AT_ONCE / 2, line: LINE, lineEach: LINE / 4 })

  async function ask(words: string, near: [number, number]): Promise<PlacesAnswer> {
    const signal = AbortSignal.timeout(PLACES_MS)
    const settle = async (source: Source, answer: Promise<FoundPlace[]>): Promise<FoundPlace[] | null> => {
      try {
        return await answer
      } catch (error) {
        if (!(error instanceof ServiceAway)) throw error
        if (!error.spared) onAway(source, error.message)
        return null
      }
    }
    const dutch = pdok !== undefined && isInNetherlands(near)
    // Both services are requested concurrently: PDOK has no nature areas and nothing abroad, and one signal limits the time of both.
    const [official, everything] = await Promise.all([
      dutch ? settle('pdok', askPdok(askingPdok, words, near, signal, pdok)) : undefined,
      photon === undefined ? undefined : settle('photon', askPhoton(askingPhoton, words, near, signal, photon)),
    ])
    const away = official === null || everything === null
    return { places: mergeResults(words, official ?? [], everything ?? []), away }
  }

  async function search(key: string, words: string, near: [number, number], client: string): Promise<PlacesAnswer> {
    try {
      const answer = await queue.run(client, () => ask(words, near))
      if (!answer.away) cache.set(key, answer)
      return answer
    } finally {
      underWay.delete(key)
    }
  }

  return {
    async find(words, near, client) {
      if (pdok === undefined && photon === undefined) return { places: [], away: false }
      const key = `${nameKey(words)}\n${near.join()}`
      const cached = cache.get(key)
      if (cached) return cached
      const pending = underWay.get(key) ?? search(key, words, near, client)
      underWay.set(key, pending)
      return pending
    },
  }
}

/** Returns the URLs of the services that the setting names; a service at another URL is assumed to be compatible with Photon. */
export function servicesOf(setting: string): PlaceServices {
  if (setting === 'off') return {}
  const named = setting.split(',').map((one) => one.trim())
  const ownAddress = named.find((one) => one.includes('://'))
  const photon = ownAddress ?? (named.includes('photon') ? PHOTON : undefined)
  return { ...(named.includes('pdok') && { pdok: PDOK }), ...(photon !== undefined && { photon }) }
}

/**
 * Merges results to at most six: official names and addresses first, then nature areas and exact matches abroad, which only Photon has. If
 * the official service has few results, all other results follow.
 */
function mergeResults(words: string, official: FoundPlace[], everything: FoundPlace[]): FoundPlace[] {
  if (official.length < FEW) return withoutTwins([...official, ...everything]).slice(0, PLACES_MAX)
  const key = nameKey(words)
  const isFarTown = ({ name, kind, country }: FoundPlace) =>
    country !== 'NL' && groupOfPlace(kind) === 'places' && kind !== 'spot' && nameKey(name) === key
  const nature = everything.filter(({ kind }) => groupOfPlace(kind) === 'nature' || kind === 'island')
  const others = withoutTwins([...everything.filter(isFarTown).slice(0, 1), ...nature]).slice(0, OTHERS_MAX)
  return withoutTwins([...official.slice(0, PLACES_MAX - others.length), ...others])
}
