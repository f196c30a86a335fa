import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, oneChannel, patchOptimistically, putContent } from '../../content/contentCache.ts'
import { answered } from './answered.ts'

/** The meetings of a community, the latest start first. The component that shows them joins their channel. */
export const useMeetings = (communityId: string) =>
  usePagedQuery(keys.contentIn('meeting', communityId), contentChannel('meeting', communityId), (page) =>
    api.feed.meetings.of.query({ communityId, ...page }),
  )

/** One meeting. The component that shows it joins its channel. */
export const useMeeting = (id: string) =>
  useQuery({
    queryKey: keys.contentOne('meeting', id),
    ...liveQuery(oneChannel('meeting', id), () => api.feed.meetings.one.query({ id })),
  })

function putMeeting(meeting: MeetingView): void {
  putContent('meeting', meeting.communityId, meeting)
  queryClient.setQueryData<MeetingView>(keys.contentOne('meeting', meeting.id), (cached) => cached ?? meeting)
}

/** Plans a meeting and invites the members; the same id again plans nothing. */
export const useAddMeeting = () =>
  useMutation({ mutationFn: (input: Inputs['addMeeting']) => api.addMeeting.mutate(input), onSuccess: putMeeting })

/** Draws the seats and sends the link, or sends it again; the same id again sends nothing. */
export const useSendInvites = () =>
  useMutation({ mutationFn: (input: Inputs['sendInvites']) => api.sendInvites.mutate(input), onSuccess: putMeeting })

/** Accepts or declines the invitation. Shown at once, and back when it is refused. One after the other. */
export const useAnswer = (meeting: MeetingView) =>
  useMutation({
    scope: { id: `answer ${meeting.id}` },
    mutationFn: (answer: 'accepted' | 'rejected') =>
      (answer === 'accepted' ? api.acceptInvite : api.rejectInvite).mutate({ meetingId: meeting.id }),
    onMutate: (answer) => patchOptimistically<MeetingView>('meeting', meeting.id, (one) => answered(one, answer)),
    onSuccess: putMeeting,
    onError: (_error, _answer, restore) => {
      restore?.()
      // The seats may have been drawn meanwhile.
      readAgain({ queryKey: keys.contentOne('meeting', meeting.id) })
    },
  })

/** Gives the reader's seat or place to the next. */
export const useGiveBack = (meetingId: string) =>
  useMutation({ mutationFn: () => api.giveSeatBack.mutate({ meetingId }), onSuccess: putMeeting })

/** The order of a draw. Lies under the key of meetings, so that what is said of them makes it stale. */
export const useDrawEntries = (meetingId: string) =>
  usePagedQuery([...keys.content('meeting'), 'draw', meetingId], oneChannel('meeting', meetingId), (page) =>
    api.feed.meetings.draw.query({ meetingId, ...page }),
  )

/** Who accepted, for the owner of the community; read anew each time it is asked for. */
export const useWhoAccepted = (meetingId: string, enabled: boolean) =>
  usePagedQuery(
    ['whoAccepted', meetingId],
    oneChannel('meeting', meetingId),
    (page) => api.feed.meetings.whoAccepted.query({ meetingId, ...page }),
    { enabled },
  )
