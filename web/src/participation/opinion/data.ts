import type { OpinionView, Stance, ViewpointOrder, ViewpointView } from '@fieldfare/shared/opinion.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { contentChannel, patchOptimistically, putContent, putWithPage } from '../../content/contentCache.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { byId } from '../../platform/api/byId.ts'
import { api } from '../../platform/api/client.ts'
import { answersTo, readAgain } from '../../platform/api/queries.ts'
import { read } from '../../platform/api/read.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

export const opinions = {
  ...contentFeed('opinion'),
  map: read(byId(api.feed.opinions.map.query)),
}

export const viewpoints = {
  // Few at a time: the map is below them.
  of: list(api.feed.viewpoints.of.query, ({ opinionId }) => contentChannel('viewpoint', opinionId), {
    limit: 6,
    keepPrevious: true,
  }),
  next: read(api.feed.viewpoints.next.query, { placeholderData: keepPreviousData }),
}

/** The order in which a reader finds the viewpoints at first. */
export const firstOrder = ({ voters }: Pick<OpinionView, 'voters'>): ViewpointOrder =>
  voters > 0 ? 'shared' : 'newest'

export const putOpinion = (view: OpinionView): void => putWithPage('opinion', view)
export const putViewpoint = (view: ViewpointView): void => putContent('viewpoint', view.opinionId, view)

/** Reads everything of an opinion map again that its computation changes. */
const readResults = (opinionId: string) => {
  readAgain(answersTo({ id: opinionId }, 'feed.opinions.map'))
  readAgain(answersTo({ opinionId }, 'feed.viewpoints.of', 'feed.viewpoints.next'))
}

/** Reads the results again whenever a new version of the opinion map arrives. */
export function useResultsOf({ id, version }: Pick<OpinionView, 'id' | 'version'>): void {
  const read = useRef(version)
  useEffect(() => {
    if (read.current === version) return
    read.current = version
    readResults(id)
  }, [id, version])
}

/** Votes on a viewpoint, or withdraws the vote with null; it shows at once, and goes back when it is refused. */
export const useStance = (opinionId: string) =>
  useCall(
    ({ viewpointId, stance }: { viewpointId: string; stance: Stance | null }) =>
      stance === null
        ? api.withdrawViewpointVote.mutate({ viewpointId, opinionId })
        : api.voteOnViewpoint.mutate({ viewpointId, opinionId, stance }),
    {
      scope: { id: `stance ${opinionId}` },
      onMutate: ({ viewpointId, stance }) =>
        patchOptimistically<ViewpointView>('viewpoint', viewpointId, (one) => ({
          ...one,
          mine: one.mine && { ...one.mine, stance },
        })),
      onSuccess: (view) => {
        putViewpoint(view)
        readAgain(answersTo({ id: opinionId }, 'feed.opinions.one'))
      },
      onError: (_error, _input, takeBack) => takeBack?.(),
    },
  )

/** Takes back all votes of the reader. */
export const useWithdrawAll = (opinionId: string) =>
  useCall(() => api.withdrawOpinionVotes.mutate({ opinionId }), {
    onSuccess: (view) => {
      putOpinion(view)
      readAgain(answersTo({ id: opinionId }, 'feed.opinions.one'))
      readResults(opinionId)
    },
  })

export const useEndVoting = (opinionId: string) =>
  useCall(() => api.endOpinion.mutate({ opinionId }), { onSuccess: putOpinion })
