import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import type { ReadForOffline } from '../../content/kind.ts'
import { readFirstPage } from '../../platform/api/usePagedQuery.ts'
import { treasures } from './data.ts'

/** Reads the first page of a community's treasures. */
export const readTreasures: ReadForOffline = async (communityId) => {
  const { items } = await readFirstPage(treasures.of, { communityId })
  return items.flatMap(({ photo }) => (photo ? [photoUrl(photo.id, 'list'), photoUrl(photo.id, 'full')] : []))
}
