import type { Box } from '@fieldfare/shared/geo/tiles.ts'
import { type Region, type RegionEstimate, regionKey } from '@fieldfare/shared/region.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { numberFormat } from '@fieldfare/shared/intl.ts'
import { languageTag } from '@fieldfare/shared/locale.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { ask } from '../../platform/api/ask.ts'
import { withCallName } from '../../platform/api/client.ts'
import { refusalOf } from '../../platform/api/fetchFile.ts'
import { read } from '../../platform/api/read.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { useTowns } from '../../map/search/data.ts'

/** The most communities that are downloaded with an offline map; the reader's own come first. */
export const COMMUNITIES_MAX = 5

const REGIONS = '/tiles/regions'
/** Reads the estimated size of a region's file. */
export const regionEstimate = read(
  withCallName(REGIONS, async (region: Region): Promise<RegionEstimate> => {
    const answer = await ask(`${REGIONS}/${regionKey(region)}`)
    if (!answer.ok) throw await refusalOf(answer)
    return (await answer.json()) as RegionEstimate
  }),
  { retry: false, staleTime: 60_000 },
)

/** Reads the free space on the device, in bytes. */
const room = read(
  withCallName('room on the device', async (): Promise<number | null> => {
    const { quota, usage = 0 } = (await (navigator.storage as StorageManager | undefined)?.estimate()) ?? {}
    return quota === undefined ? null : Math.max(0, quota - usage)
  }),
  { staleTime: 0 },
)

/** Returns the bytes that this device has left for the site; null if the browser does not provide this. */
export const useRoom = (): number | null => useOnce(room, undefined).data ?? null

/** Returns the names of the largest town in a box of degrees and of the town nearest to its middle; empty until towns are loaded. */
export function useTownsAt([west, south, east, north]: Box): { within: string; nearest: string } {
  const towns = useTowns(true) ?? []
  const within = towns.find(({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north)
  const [lng, lat] = [(west + east) / 2, (south + north) / 2]
  const narrower = Math.cos((lat * Math.PI) / 180)
  let [nearest, least] = ['', Infinity]
  for (const town of towns) {
    const distance = Math.hypot((town.lng - lng) * narrower, town.lat - lat)
    if (distance < least) [nearest, least] = [town.name, distance]
  }
  return { within: within?.name ?? '', nearest }
}

/** Returns the communities to download with an offline map; the reader's own come first. */
export const chosenCommunities = (found: readonly CommunityView[]): CommunityView[] => {
  const rank = ({ mine }: CommunityView) => (mine?.owner || mine?.subscribed ? 0 : 1)
  return found
    .filter(({ mine }) => !mine?.hidden)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, COMMUNITIES_MAX)
}

/** Returns a function that formats a number of bytes in the reader's language: 12 MB, 3.4 GB. */
export function useBytes(): (bytes: number) => string {
  const { locale } = useTranslation()
  const tag = languageTag(locale)
  return (bytes) => {
    const isLarge = bytes >= 1e9
    const unit = isLarge ? 'gigabyte' : 'megabyte'
    const value = bytes / (isLarge ? 1e9 : 1e6)
    return numberFormat(tag, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
  }
}
