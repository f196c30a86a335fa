// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import type { PollView } from '@fieldfare/shared/poll.ts'
import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../kinds.ts'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import buttonClasses from '../../platform/ui/Button.module.css'
import { AnswerList } from './AnswerList.tsx'

const call = fakeServer()
const common = {
  communityId: 'c',
  description: '',
  creator: { id: 'owner', name: 'Anouk' },
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
}
const meeting: MeetingView = {
  ...common,
  id: 'm',
  title: 'Clear the path',
  startTime: '2030-11-28T09:00:00.000Z',
  timeZone: 'Europe/Amsterdam',
  minutes: null,
  place: null,
  point: null,
  started: false,
  linkSent: false,
  number: null,
  invited: 34,
  accepted: 9,
  rejected: 0,
  commitment: '',
  draw: null,
  mine: { reported: false, answer: null, entry: null, place: null, seat: null, link: null },
}
const poll: PollView = {
  ...common,
  id: 'p',
  title: 'Where is the bench?',
  options: [
    { id: 'a', value: 'By the brook', place: null, votes: 1 },
    { id: 'b', value: 'No bench', place: null, votes: 3 },
  ],
  results: 'always',
  until: null,
  ended: false,
  endsIn: null,
  mine: { reported: false, vote: null, counts: null },
}
const community = { id: 'c', title: 'Woods' }
const items: Answerable[] = [
  { kind: 'meeting', id: 'm', community, view: meeting },
  { kind: 'poll', id: 'p', community, view: poll },
]

async function show() {
  const list = (shown: readonly Answerable[]) => (
    <QueryClientProvider client={queryClient}>
      <RouterProvider
        router={createRouter({
          routeTree: createRootRoute({ component: () => <AnswerList items={shown} /> }),
          history: createMemoryHistory({ initialEntries: ['/'] }),
        })}
      />
    </QueryClientProvider>
  )
  render(list(items))
  await screen.findByRole('button', { name: 'By the brook' })
  return screen.findByRole('button', { name: 'I’d like to come' })
}
const option = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  call.mockReset()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } })
})
afterEach(cleanup)

test('AnswerList: an answer that the server refuses is taken back, and an alert says why', async () => {
  const come = await show()
  call.mockImplementation(async (name) => {
    if (name === 'acceptInvite') throw new AppError('conflict')
    return name === 'feed.meetings.one' ? meeting : poll
  })
  fireEvent.click(come)
  expect((await screen.findByRole('alert')).textContent).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'I’d like to come' })).toBeTruthy())
})

test('AnswerList: accepting a meeting replaces its buttons by a sentence, raises the count and makes the next item the orange one', async () => {
  const come = await show()
  expect(come.className).toContain(buttonClasses.call)
  expect(option('By the brook').dataset['first']).toBe('false')
  expect(call).not.toHaveBeenCalled()
  call.mockResolvedValue({ ...meeting, version: 2, accepted: 10, mine: { ...meeting.mine, answer: 'accepted' } })
  fireEvent.click(come)
  expect(await screen.findByText('You’re coming.')).toBeTruthy()
  expect(screen.getByText(/10 people want to come/)).toBeTruthy()
  await waitFor(() => expect(option('By the brook').dataset['first']).toBe('true'))
  fireEvent.click(option('Change'))
  expect(option('I can’t come')).toBeTruthy()
})

test('AnswerList: voting in a poll shows the share of each option', async () => {
  await show()
  const voted = { ...poll.options[0]!, votes: 2 }
  call.mockResolvedValue({
    ...poll,
    version: 2,
    options: [voted, poll.options[1]],
    mine: { ...poll.mine, vote: 'a' },
  })
  fireEvent.click(option('By the brook'))
  await waitFor(() => expect(option(/By the brook.*40%/).getAttribute('aria-pressed')).toBe('true'))
  expect(option(/No bench.*60%/)).toBeTruthy()
  expect(call.mock.calls.map(([name]) => name)).toEqual(['addVote'])
})
