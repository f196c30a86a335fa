import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import type { AreaView, MyAreaView } from '@fieldfare/shared/area.ts'
import type { Follow } from '@fieldfare/shared/live.ts'
import { PAGE_MAX } from '@fieldfare/shared/page.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/session/me.ts'
import { api, withCallName } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { hasOfflineMaps } from '../../platform/shell/states/offlineMapsHint.ts'
import { type AreaPage, asOnePage, boxesOf, type Rooms } from './list/areasInView.ts'
import { useJoined, useLive } from '../../platform/api/useLive.ts'
import { orFromDevice } from '../../platform/api/orFromDevice.ts'
import { useOnceEach } from '../../platform/api/useOnceEach.ts'
import { areas } from '../area/data.ts'
import { pagesKey } from '../../platform/api/usePagedQuery.ts'
import { liveRead } from '../../platform/api/read.ts'

/** The start that the query keys for areas in a view have in common. */
export const VIEW_KEY = pagesKey(api.feed.measures.tile.query)
export const NOWHERE: Rooms = { tiles: [] }

/** The cursors of the rooms (map tiles) with more pages, by room; null for the first page. */
type PageParam = Record<string, string> | null

/** Returns the live channels of a view: one for each of its rooms (map tiles), one for very large areas, and one for communities. */
const channelsOf = (rooms: Rooms | null): Follow[] => [
  ...(rooms?.tiles ?? []).map(({ x, y }) => ({ feed: 'measures', scope: 'tile', x, y }) as const),
  { feed: 'measures', scope: 'wide' },
  { feed: 'land', scope: 'all' },
]

/**
 * Reads the areas in a view's rooms (map tiles) that pass a filter, in pages that are read from several rooms at once. If the server does
 * not answer, reads the areas of the offline maps in view. Joins the live channels of the view, even if it is too large for a list.
 */
export function useAreaPages(rooms: Rooms | null, filter: AreaFilter, shown: boolean) {
  const channels = channelsOf(rooms)
  useJoined(shown ? channels : [])
  return useInfiniteQuery({
    queryKey: [...VIEW_KEY, rooms, filter],
    ...liveQuery(channels, ({ pageParam }: { pageParam: PageParam }) => {
      const asked = readPage(rooms ?? NOWHERE, filter, pageParam)
      return pageParam ? asked : orFromDevice(asked, () => pageOnDevice(rooms ?? NOWHERE))
    }),
    initialPageParam: null as PageParam,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: rooms !== null,
  })
}

async function readPage({ tiles, within }: Rooms, filter: AreaFilter, pageParam: PageParam): Promise<AreaPage> {
  const pageTiles = tiles.filter(({ x, y }) => !pageParam || `${x}/${y}` in pageParam)
  const answers = pageTiles.map(async ({ x, y }) => {
    const room = `${x}/${y}`
    const input = {
      x,
      y,
      within: within && ([...within] as [number, number, number, number]),
      filter,
      cursor: pageParam?.[room],
    }
    return { room, ...(await api.feed.measures.tile.query(input)) }
  })
  return asOnePage(await Promise.all(answers))
}

/** Reads the areas of a view from this device's offline maps; undefined if no offline map is in view or the device does not answer. */
async function pageOnDevice(rooms: Rooms): Promise<AreaPage | undefined> {
  if (!hasOfflineMaps()) return undefined
  const { readOnDevice } = await import('../region/areasOnDevice.ts')
  const found = await readOnDevice(boxesOf(rooms)).catch(() => null)
  return found ? { items: found.areas, next: null, reached: null, offline: found.communityIds } : undefined
}

const allOfMine = liveRead(
  withCallName(api.feed.measures.mine.query, async () => {
    const all: MyAreaView[] = []
    for (let cursor: string | undefined; ;) {
      const { items, next } = await api.feed.measures.mine.query({ cursor, limit: PAGE_MAX })
      all.push(...items)
      if (!next) return all
      cursor = next
    }
  }),
  { feed: 'me' },
)

/** Reads all of the reader's own areas, for the map. */
export function useMineOnMap(): MyAreaView[] | undefined {
  const { me } = useMe()
  const { data } = useLive(allOfMine, undefined, { enabled: me !== null })
  return me ? data : undefined
}

/** Returns the picked areas by id: known areas at once, and each unknown area as soon as it is read. */
export function useAreasById(
  ids: readonly string[],
  known: ReadonlyMap<string, AreaView>,
): ReadonlyMap<string, AreaView> {
  const fetchedAreas = useOnceEach(
    areas.one,
    ids.filter((id) => !known.has(id)).map((id) => ({ id })),
  )
  return new Map([...known, ...fetchedAreas.map(({ area }) => [area.id, area] as const)])
}
