import { communities } from '../../../content/membership/community.ts'
import { api, type Outputs } from '../../../platform/api/client.ts'
import { answers, answersTo, putAnswer, queryClient, readAgain } from '../../../platform/api/queries.ts'
import { liveRead, read } from '../../../platform/api/read.ts'

/** Reads the correction of the person's own community that waits for an admin or was declined. */
export const correction = liveRead(api.feed.land.correction.query, { feed: 'me' })

/**
 * Reads the changes that a correction would make. Requested once for each outline, since the number per day is limited: neither a return
 * to the outline nor a live event requests it again, only the button does.
 */
export const correctionPreview = read(api.land.previewCorrection.mutate, {
  staleTime: Infinity,
  gcTime: Infinity,
  retryOnMount: false,
  refetchOnReconnect: false,
})

/** Puts a community with its corrected land into the cache. */
export function putCorrected({ community }: Outputs['land']['correct']): void {
  putAnswer(communities.one.key({ id: community.id }), community)
  // Cached previews compare an outline with the previous land.
  queryClient.removeQueries(answersTo({ landId: community.id }, 'land.previewCorrection'))
  readAgain(answers.communities)
}
