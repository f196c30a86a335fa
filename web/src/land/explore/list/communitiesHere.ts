import type { CommunityView } from '@fieldfare/shared/community.ts'
import { communities } from '../../../content/membership/community.ts'
import { readNow } from '../../../platform/api/read.ts'
import { withOffline } from '../../../platform/api/withOffline.ts'
import { communityLists } from '../../community/data.ts'

/** Lists all communities, as `communityLists.all`; if the server does not answer, the communities of this device's offline maps. */
export const communitiesHere = withOffline(communityLists.all, async ({ text = '', near, touching }) => {
  if (touching) return undefined
  const { communityIdsOnDevice } = await import('../../region/areasOnDevice.ts')
  const read = (await communityIdsOnDevice()).map((id) => readNow(communities.one, { id }).catch(() => null))
  const kept = (await Promise.all(read)).filter((one) => one !== null)
  // Empty for a guest, whose offline maps have no communities, and after the stored communities of another person were removed.
  if (kept.length === 0) return undefined
  const found = kept.filter((one) => has(one, text))
  return near
    ? found.toSorted((a, b) => distance(a, near) - distance(b, near))
    : found.toSorted((a, b) => (a.dateCreated < b.dateCreated ? 1 : -1))
})

const has = ({ title, organization, tags, description }: CommunityView, text: string): boolean =>
  [title, organization, ...tags, description].some((words) =>
    words.toLocaleLowerCase().includes(text.toLocaleLowerCase()),
  )

/** Returns the approximate distance from a position to the box around a community's land, in degrees of latitude. */
function distance(
  { bbox: [west, south, east, north] }: CommunityView,
  { lng, lat }: { lng: number; lat: number },
): number {
  const outside = (low: number, at: number, high: number) => Math.max(low - at, 0, at - high)
  return Math.hypot(outside(west, lng, east) * Math.cos((lat * Math.PI) / 180), outside(south, lat, north))
}
