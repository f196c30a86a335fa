import type { OpinionView, ViewpointOrder } from '@fieldfare/shared/opinion.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { contentChannel, putWithPage } from '../../content/contentCache.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { byId } from '../../platform/api/byId.ts'
import { api } from '../../platform/api/client.ts'
import { answersTo, readAgain } from '../../platform/api/queries.ts'
import { read } from '../../platform/api/read.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { readOpinion } from './opinionActs.ts'

export const opinions = {
  ...contentFeed('opinion'),
  map: read(byId(api.feed.opinions.map.query)),
}

export const viewpoints = {
  // Few at a time, since the map is below the viewpoints.
  of: list(api.feed.viewpoints.of.query, ({ opinionId }) => contentChannel('viewpoint', opinionId), {
    limit: 6,
    keepPrevious: true,
  }),
  next: read(api.feed.viewpoints.next.query, { placeholderData: keepPreviousData }),
}

/** Returns the order in which the viewpoints are listed at first. */
export const firstOrder = ({ voters }: Pick<OpinionView, 'voters'>): ViewpointOrder =>
  voters > 0 ? 'shared' : 'newest'

export const putOpinion = (view: OpinionView): void => putWithPage('opinion', view)

/** Reads the map and the viewpoints of an opinion map again: each computation of the groups changes both. */
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

/** Withdraws all votes of the reader in an opinion map. */
export const useWithdrawAll = (opinionId: string) =>
  useCall(() => api.withdrawOpinionVotes.mutate({ opinionId }), {
    onSuccess: (view) => {
      putOpinion(view)
      readOpinion(opinionId)
      readResults(opinionId)
    },
  })

export const useEndVoting = (opinionId: string) =>
  useCall(() => api.endOpinion.mutate({ opinionId }), { onSuccess: putOpinion })
