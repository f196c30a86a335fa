import { api } from '../../platform/api/client.ts'
import { answers, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { useCall } from '../../platform/api/useCall.ts'

/** Counts the open reports and requests, everywhere or in one community. */
export const moderationCounts = liveRead(api.feed.moderation.counts.query, { feed: 'me' })

/** Reads the moderators of a community, who are public. */
export const moderators = liveRead(api.feed.moderation.moderators.query, [])

/** Sends a decision about a person, then reads the moderators' lists again, also if it is refused: another moderator may have been faster. */
export const useDecision = (decide: (one: { userId: string; communityId: string }) => Promise<unknown>) =>
  useCall(decide, {
    onSettled: () => readAgain(answers.moderation),
  })
