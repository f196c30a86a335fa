import type { AdvertPosition } from '@fieldfare/shared/announcement.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { api } from '../../platform/api/client.ts'
import { answers, readAgain } from '../../platform/api/queries.ts'
import { liveRead, read } from '../../platform/api/read.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

const ADVERTS = { feed: 'adverts' } as const
const NOTICES = { feed: 'notices' } as const

/** The shortest and the longest wait before a refetch: clocks differ by some seconds, and browsers' timers overflow after weeks. */
const SOONEST_MS = 5000
const LATEST_MS = 3_600_000

/** Returns the milliseconds until the next announcement begins or ends, when adverts or notices are read again; false if none does. */
const whenItChanges = ({ state }: { state: { data?: { changesAt: string | null } | undefined } }): number | false => {
  const at = state.data?.changesAt
  return at ? Math.min(Math.max(Date.parse(at) - Date.now(), SOONEST_MS), LATEST_MS) : false
}

export const adverts = {
  /** The adverts of all positions. Only pages that show an advert read them. */
  current: liveRead(api.feed.adverts.current.query, ADVERTS, { refetchInterval: whenItChanges }),
  all: list(api.feed.adverts.all.query, ADVERTS),
  /** One advert, for its editor. */
  one: read(api.feed.adverts.one.query),
}

export const siteNotices = {
  /** The notice that everyone sees now. */
  current: liveRead(api.feed.notices.current.query, NOTICES, { refetchInterval: whenItChanges }),
  all: list(api.feed.notices.all.query, NOTICES),
  /** One notice, for its editor. */
  one: read(api.feed.notices.one.query),
}

/** Returns the advert to show at a position; null if there is none. */
export const useAdvert = (position: AdvertPosition) =>
  useLive(adverts.current, { locale: useTranslation().locale }).data?.adverts.find(
    (advert) => advert.position === position,
  ) ?? null

export const readAdverts = (): void => readAgain(answers.adverts)
export const readNotices = (): void => readAgain(answers.siteNotices)
