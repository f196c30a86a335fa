import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api, type Outputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { read } from '../../platform/api/read.ts'
import { useJoined, useOnce } from '../../platform/api/useLive.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, listKey, putContent } from '../../content/contentCache.ts'
import { failureOf } from '../../platform/i18n/failure.ts'
import { useSettled } from '../../platform/useSettled.ts'

/** Comments per page: enough to read for a while; a button loads more. */
const PAGE = 50

/** The comment at which reading begins: the first, the newest, or the one with the id in `around`. */
export type Start = 'first' | 'newest' | { around: string }
interface PageParam {
  cursor?: string
  direction?: 'after' | 'before'
  around?: string
}

type Page = Outputs['feed']['comments']['of']
/** A page of comments. `lost` is true if the comment to begin at no longer exists; this is then the first page. */
type CommentPage = Page & { lost?: true }

const firstParam = (start: Start): PageParam => {
  if (start === 'first') return {}
  return start === 'newest' ? { direction: 'before' } : { around: start.around }
}

const readPage = (threadId: string, param: PageParam): Promise<Page> =>
  api.feed.comments.of.query({ threadId, limit: PAGE, ...param })

/** Reads the first page of the comments of a discussion, as the page of the discussion does. @throws the errors that calls throw */
export const readFirstComments = async (threadId: string): Promise<CommentView[]> =>
  (await readPage(threadId, firstParam('first'))).items

/** Reads the comments of a discussion, oldest first, in pages that can be extended at both ends. */
export function useComments(threadId: string, start: Start) {
  const channels = [contentChannel('comment', threadId)]
  useJoined(channels)
  return useInfiniteQuery({
    queryKey: [...listKey('comment', threadId), start],
    ...liveQuery(channels, ({ pageParam }: { pageParam: PageParam }): Promise<CommentPage> => {
      const reading = readPage(threadId, pageParam)
      return pageParam.around
        ? reading.catch(async (error: unknown) => fromBeginning(error, () => readPage(threadId, {})))
        : reading
    }),
    initialPageParam: firstParam(start),
    getNextPageParam: ({ next }): PageParam | undefined => (next === null ? undefined : { cursor: next }),
    getPreviousPageParam: ({ previous }): PageParam | undefined =>
      previous === null ? undefined : { cursor: previous, direction: 'before' },
  })
}

/** Reads the first page instead if the linked comment does not exist any more; rethrows any other error. */
async function fromBeginning(error: unknown, read: () => Promise<Page>): Promise<CommentPage> {
  if (!['not-found', 'bad-input'].includes(failureOf(error).code)) throw error
  return { ...(await read()), lost: true }
}

export const putComment = (comment: CommentView): void => putContent('comment', comment.threadId, comment)

/** Milliseconds of a pause in typing after which people are searched by name. */
const TYPING_MS = 150

/** Reads the people who can be mentioned in a discussion, by the beginning of a name; null makes no request. */
export function useMentionable(threadId: string, query: string | null) {
  const settledQuery = useSettled(query, TYPING_MS)
  return useOnce(
    mentionable,
    { threadId, query: settledQuery ?? '' },
    { enabled: query !== null && settledQuery !== null },
  )
}

const mentionable = read(api.feed.comments.mentionable.query, {
  placeholderData: keepPreviousData,
  staleTime: 60_000,
})

/** Lists, for the owner of the community, the people who voted on a comment and whose names are shown so far. */
export const voters = list(api.feed.comments.voters.query, { feed: 'me' })
