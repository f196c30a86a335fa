import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { expect, test } from 'vitest'
import { answered, isInvited } from './answered.ts'

const mine = { reported: false, answer: null, entry: null, place: null, seat: null, link: null }
const meeting = { accepted: 4, rejected: 2, mine } as unknown as MeetingView

test('answered counts a repeated answer to a meeting once, and moves a changed answer to the other count', () => {
  const first = answered(meeting, 'accepted')
  expect([first.accepted, first.rejected, first.mine?.answer]).toEqual([5, 2, 'accepted'])
  expect(answered(first, 'accepted')).toBe(first)
  const second = answered(first, 'rejected')
  expect([second.accepted, second.rejected, second.mine?.answer]).toEqual([4, 3, 'rejected'])
})

test('isInvited is true for members, but for the organiser only after their own answer', () => {
  expect(isInvited(meeting, true)).toBe(false)
  expect(isInvited({ mine: null }, true)).toBe(false)
  expect(isInvited(answered(meeting, 'accepted'), true)).toBe(true)
  expect(isInvited(meeting, false)).toBe(true)
})
