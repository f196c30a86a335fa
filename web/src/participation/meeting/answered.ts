import type { MeetingView } from '@fieldfare/shared/meeting.ts'

/** Returns the meeting as it is after the reader accepts or declines, to show until the server has answered. */
export function answered(meeting: MeetingView, answer: 'accepted' | 'rejected'): MeetingView {
  const { mine } = meeting
  if (!mine || mine.answer === answer) return meeting
  const change = (which: typeof answer) => Number(answer === which) - Number(mine.answer === which)
  return {
    ...meeting,
    accepted: meeting.accepted + change('accepted'),
    rejected: meeting.rejected + change('rejected'),
    mine: { ...mine, answer },
  }
}

/** Tells whether a reader who may answer sees an invitation: the organiser does not, unless they have answered or have a seat. */
export const isInvited = ({ mine }: Pick<MeetingView, 'mine'>, organises: boolean): boolean =>
  !organises || mine?.answer != null || mine?.seat != null
