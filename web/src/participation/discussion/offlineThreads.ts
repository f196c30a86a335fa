import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import type { ReadForOffline } from '../../content/kind.ts'
import { readNow } from '../../platform/api/read.ts'
import { readFirstPage } from '../../platform/api/usePagedQuery.ts'
import { readFirstComments } from './comments.ts'
import { threads } from './data.ts'

/** Reads the first page of a community's discussions, and the first comments of each. */
export const readThreads: ReadForOffline = async (communityId, signal) => {
  const { items } = await readFirstPage(threads.of, { communityId })
  const photos = items.flatMap((thread) => thread.photos)
  for (const { id } of items) {
    signal.throwIfAborted()
    const [, comments] = await Promise.all([readNow(threads.one, { id }), readFirstComments(id)])
    photos.push(...comments.flatMap((comment) => comment.photos))
  }
  return photos.map(({ id }) => photoUrl(id, 'list'))
}
