import { useMutation, useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/session/me.ts'
import { api } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

/** What is near, as many as a reader looks through at once. */
const NEAR_PAGE = 6

const one = (id: string) => ({ feed: 'measures', scope: 'one', id }) as const

/** What the reader alone sees of the story of an area; nothing for a guest. Live events about the area read it again. */
export function useStoryState(id: string) {
  const { me } = useMe()
  const query = useQuery({
    queryKey: [...keys.area(id), 'story'],
    ...liveQuery(one(id), () => api.feed.stories.state.query({ id })),
    enabled: me !== null,
  })
  return me ? query.data : undefined
}

/** The communities of an area, and how other people rate this place. */
export const useAround = (id: string) =>
  useQuery({ queryKey: [...keys.area(id), 'around'], queryFn: () => api.feed.stories.around.query({ id }) })

/** Areas and treasures near an area, the nearest first. */
export const useNear = (id: string) =>
  usePagedQuery([...keys.area(id), 'near'], [], (page) => api.feed.stories.near.query({ id, ...page }), {
    limit: NEAR_PAGE,
  })

/** For admins: stories with open reports. */
export const useReportedStories = () =>
  usePagedQuery([...keys.moderation, 'stories'], { feed: 'me' }, (page) => api.feed.stories.reported.query(page))

const readArea = (id: string) => {
  readAgain({ queryKey: keys.area(id) })
  readAgain({ queryKey: keys.moderation })
}

export const useReportStory = (id: string) =>
  useMutation({
    mutationFn: (text: string) => api.story.report.mutate({ measureId: id, text }),
    onSuccess: () => readArea(id),
  })

/** What an admin decides about the story of an area; each can be undone by `show`, but to keep it. */
export function useSettleStory(id: string) {
  const onSuccess = () => readArea(id)
  const keep = useMutation({ mutationFn: () => api.story.keep.mutate({ measureId: id }), onSuccess })
  const hide = useMutation({
    mutationFn: (reason: string) => api.story.hide.mutate({ measureId: id, reason }),
    onSuccess,
  })
  const show = useMutation({ mutationFn: () => api.story.show.mutate({ measureId: id }), onSuccess })
  return { keep, hide, show }
}
