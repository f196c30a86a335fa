// @vitest-environment happy-dom
import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../../kinds.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { InviteBanner } from './InviteBanner.tsx'

afterEach(cleanup)

const reserve = (taken: number) =>
  ({
    id: 'm',
    linkSent: true,
    draw: { seed: '', at: '2026-01-01T00:00:00.000Z', entries: 9, taken },
    mine: { reported: false, answer: 'accepted', entry: '1475-bcf6-a341', place: 7, seat: 'reserve', link: null },
  }) as unknown as MeetingView

const show = (meeting: MeetingView) =>
  render(
    <QueryClientProvider client={queryClient}>
      <InviteBanner meeting={meeting} started={false} />
    </QueryClientProvider>,
  )

test('InviteBanner: a person on the reserve list reads "1 person has a seat" after a draw of one seat', () => {
  show(reserve(1))
  expect(screen.getByText('You’re number 7 in the draw; 1 person has a seat.')).toBeTruthy()
})

test('InviteBanner: a person on the reserve list reads "2 people have a seat" after a draw of two seats', () => {
  show(reserve(2))
  expect(screen.getByText('You’re number 7 in the draw; 2 people have a seat.')).toBeTruthy()
})

test('InviteBanner: a person who takes part in the draw sees their answer, but not the pseudonym that they have in the draw', () => {
  const mine = { reported: false, answer: 'accepted', entry: '1475-bcf6-a341', place: null, seat: null, link: null }
  show({ ...reserve(0), linkSent: false, draw: null, mine } as MeetingView)
  expect(screen.getByText(/^You’re in the draw\./)).toBeTruthy()
  expect(screen.queryByText(/1475/)).toBeNull()
})
