import { useMe } from '../../platform/session/me.ts'
import { api } from '../../platform/api/client.ts'
import { answers, readAgain } from '../../platform/api/queries.ts'
import { liveRead, read } from '../../platform/api/read.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

/** The number of things on one page of the list of things near an area: as many as a reader looks through at once. */
const NEAR_PAGE = 6

export const stories = {
  /** The reader's state of an area's story (text and photos): whether they reported it; for admins also its hidden content. */
  state: liveRead(api.feed.stories.state.query, ({ id }) => ({ feed: 'measures', scope: 'one', id })),
  /** The communities whose land an area touches, and other people's ratings of this place. */
  around: read(api.feed.stories.around.query),
  /** Areas and treasures near an area, the nearest first. */
  near: list(api.feed.stories.near.query, [], { limit: NEAR_PAGE }),
  /** The stories with open reports, for admins. */
  reported: list(api.feed.stories.reported.query, { feed: 'me' }),
}

/** Reads the state of an area's story for the reader, again after live events about the area; nothing for a guest. */
export function useStoryState(id: string) {
  const { me } = useMe()
  const query = useLive(stories.state, { id }, { enabled: me !== null })
  return me ? query.data : undefined
}

/** Reads an area again after its story was reported, or an admin decided about it. */
export function readStory(id: string): void {
  readAgain(answers.area(id))
  readAgain(answers.moderation)
}

/** An admin's decisions about the story of an area. Each can be undone by `show`, except keeping the story. */
export function useSettleStory(id: string) {
  const onSuccess = () => readStory(id)
  const keep = useCall(() => api.story.keep.mutate({ measureId: id }), { onSuccess })
  const hide = useCall((reason: string) => api.story.hide.mutate({ measureId: id, reason }), { onSuccess })
  const show = useCall(() => api.story.show.mutate({ measureId: id }), { onSuccess })
  return { keep, hide, show }
}
