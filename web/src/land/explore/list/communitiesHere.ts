import type { CommunityView } from '@fieldfare/shared/community.ts'
import { communities } from '../../../content/membership/community.ts'
import { orFromDevice } from '../../../platform/api/orFromDevice.ts'
import { readNow } from '../../../platform/api/read.ts'
import type { DevicePage } from '../../../platform/api/usePagedQuery.ts'
import { hasOfflineMaps } from '../../../platform/shell/states/offlineMapsHint.ts'
import { communityLists } from '../../community/data.ts'

const { all } = communityLists
type Search = Parameters<typeof all.fetch>[0]

/** All communities, as `communityLists.all`; without an answer, those of the offline maps of this device. */
export const communitiesHere: typeof all = {
  ...all,
  fetch: (search, page) => {
    const asked = all.fetch(search, page)
    return page.cursor ? asked : orFromDevice(asked, () => pageOnDevice(search))
  },
}

/** Reads what the offline maps of this device have; undefined without any, or where only the server knows what a search finds. */
async function pageOnDevice({ text = '', near, touching }: Search): Promise<DevicePage<CommunityView> | undefined> {
  if (touching || !hasOfflineMaps()) return undefined
  const { communityIdsOnDevice } = await import('../../region/areasOnDevice.ts')
  const ids = await communityIdsOnDevice().catch(() => [])
  if (ids.length === 0) return undefined
  const kept = await Promise.all(ids.map((id) => readNow(communities.one, { id }).catch(() => null)))
  const found = kept.filter((one) => one !== null).filter((one) => has(one, text))
  const order = near
    ? (a: CommunityView, b: CommunityView) => distance(a, near) - distance(b, near)
    : (a: CommunityView, b: CommunityView) => (a.dateCreated < b.dateCreated ? 1 : -1)
  return { items: found.toSorted(order), next: null, offline: true }
}

const has = ({ title, organization, tags, description }: CommunityView, text: string): boolean =>
  [title, organization, ...tags, description].some((words) =>
    words.toLocaleLowerCase().includes(text.toLocaleLowerCase()),
  )

/** Returns a measure of the distance from a place to the box around a community's land, in degrees of latitude. */
function distance(
  { bbox: [west, south, east, north] }: CommunityView,
  { lng, lat }: { lng: number; lat: number },
): number {
  const outside = (low: number, at: number, high: number) => Math.max(low - at, 0, at - high)
  return Math.hypot(outside(west, lng, east) * Math.cos((lat * Math.PI) / 180), outside(south, lat, north))
}
