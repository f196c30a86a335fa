import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { api } from '../../platform/api/client.ts'
import { readAgain } from '../../platform/api/queries.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { oneChannel, patchOptimistically, putWithPage } from '../../content/contentCache.ts'
import { answered } from './answered.ts'
import { useCall } from '../../platform/api/useCall.ts'

export const meetings = {
  ...contentFeed('meeting'),
  /** Lists the entries of a draw of seats in their order. */
  draw: list(api.feed.meetings.draw.query, ({ meetingId }) => oneChannel('meeting', meetingId)),
  /** Lists the people who accepted, for the owner of the community; read again when its dialog opens, if the list is older than 30 seconds. */
  whoAccepted: list(api.feed.meetings.whoAccepted.query, ({ meetingId }) => oneChannel('meeting', meetingId)),
}

export const putMeeting = (meeting: MeetingView): void => putWithPage('meeting', meeting)

/** Accepts or declines an invitation. The answer shows at once, and is taken back if refused. Several answers are sent one after the other. */
export const useAnswer = (meeting: MeetingView) =>
  useCall(
    (answer: 'accepted' | 'rejected') =>
      (answer === 'accepted' ? api.acceptInvite : api.rejectInvite).mutate({ meetingId: meeting.id }),
    {
      scope: { id: `answer ${meeting.id}` },
      onMutate: (answer) => patchOptimistically<MeetingView>('meeting', meeting.id, (one) => answered(one, answer)),
      onSuccess: putMeeting,
      onError: (_error, _answer, restore) => {
        restore?.()
        // The refusal may mean that the seats have been drawn meanwhile.
        readAgain({ queryKey: meetings.one.key({ id: meeting.id }) })
      },
    },
  )
