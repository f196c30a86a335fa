import { communities } from '../../../content/membership/community.ts'
import { api, type Outputs } from '../../../platform/api/client.ts'
import { answers, answersTo, putAnswer, queryClient, readAgain } from '../../../platform/api/queries.ts'
import { liveRead, read } from '../../../platform/api/read.ts'

/** The correction of one's own community that waits or was declined. */
export const correction = liveRead(api.feed.land.correction.query, { feed: 'me' })

/**
 * The changes that a correction would make. Asked once for each outline, since a day allows only so many: neither coming back to it
 * nor a live event asks again, only its button.
 */
export const correctionPreview = read(api.land.previewCorrection.mutate, {
  staleTime: Infinity,
  gcTime: Infinity,
  retryOnMount: false,
  refetchOnReconnect: false,
})

/** Shows the corrected land of a community. */
export function putCorrected({ community }: Outputs['land']['correct']): void {
  putAnswer(communities.one.key({ id: community.id }), community)
  // Cached changes were compared with the previous land.
  queryClient.removeQueries(answersTo({ landId: community.id }, 'land.previewCorrection'))
  readAgain(answers.communities)
}
