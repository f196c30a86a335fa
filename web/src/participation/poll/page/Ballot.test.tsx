// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { PollView } from '@fieldfare/shared/poll.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../../kinds.ts'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { Ballot } from './Ballot.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { polls } from '../data.ts'
import { oneKey } from '../../../content/contentCache.ts'

const call = fakeServer()
const community = {
  id: 'c',
  title: 'Dunes',
  creator: { id: 'owner', name: 'Anouk' },
  mine: { subscribed: true, moderator: false, owner: false, hidden: null, request: null },
} as unknown as CommunityView
const option = (id: string, value: string, votes: number | null) => ({ id, value, place: null, votes })
const mine = { reported: false, vote: null, counts: null }
const poll = (part: Partial<PollView> = {}): PollView => ({
  id: 'p',
  communityId: 'c',
  title: 'Bench?',
  description: '',
  creator: { id: 'owner', name: 'Anouk' },
  createdAt: '2026-01-01T00:00:00.000Z',
  options: [option('a', 'Slack', 1), option('b', 'Dune', 3)],
  results: 'always',
  until: null,
  ended: false,
  endsIn: null,
  version: 1,
  mine,
  ...part,
})

function Live({ ended = false }: { ended?: boolean }) {
  const { data } = useLive(polls.one, { id: 'p' })
  return data && <Ballot poll={data} community={community} ended={ended} />
}
function show(part: Partial<PollView>, ended?: boolean) {
  queryClient.setQueryData(oneKey('poll', 'p'), poll(part))
  return render(
    <QueryClientProvider client={queryClient}>
      <Live ended={ended} />
    </QueryClientProvider>,
  )
}
const button = (name: string) => screen.getByRole('button', { name })
const items = () => screen.getAllByRole('listitem').map((one) => one.textContent)

beforeEach(() => {
  call.mockReset()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
  queryClient.setQueryData(keys.me, {
    id: 'me',
    verified: true,
    owner: false,
    admin: false,
    subs: ['c'],
  } as unknown as Me)
})
afterEach(cleanup)

test('Ballot says who sees votes; pressing Vote without a choice shows an error and sends nothing', () => {
  show({ options: [option('a', 'Slack', null), option('b', 'Dune', null)], results: 'afterVoting' })
  expect(
    screen.getByText(/You see the votes once you have voted.*can see who votes, not what.*in groups of at least 5\.$/),
  ).toBeTruthy()
  fireEvent.click(button('Vote'))
  expect(screen.getByRole('alert').textContent).toContain('Choose an option first.')
  expect(call).not.toHaveBeenCalled()
  expect(screen.queryByText(/\d vote/)).toBeNull()
})

test("Ballot marks the person's vote and shows the new counts, in the list and in the table", async () => {
  call.mockImplementation(async () =>
    poll({ options: [option('a', 'Slack', 1), option('b', 'Dune', 4)], mine: { ...mine, vote: 'b' }, version: 2 }),
  )
  show({})
  fireEvent.click(screen.getByRole('radio', { name: /Dune/ }))
  fireEvent.click(button('Vote'))
  await waitFor(() => expect(items()[1]).toBe('DuneYour vote4 votes (80%)'))
  const inputs = call.mock.calls.flatMap(([name, input]) => (name === 'addVote' ? [input] : []))
  expect(inputs).toEqual([{ pollId: 'p', value: 'Dune' }])
  fireEvent.click(button('Show as table'))
  expect(screen.getByRole('rowheader', { name: 'Dune' }).nextElementSibling?.textContent).toBe('4 votes (80%)')
})

test('Ballot says that voting has ended if the server refuses a late vote', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'addVote') throw new AppError('ended')
    return poll({ ended: true })
  })
  show({})
  fireEvent.click(screen.getByRole('radio', { name: /Slack/ }))
  await act(async () => fireEvent.click(button('Vote')))
  await waitFor(() => expect(screen.getByText(/Voting has ended/)).toBeTruthy())
})

test('Ballot shows only the results after the end', () => {
  show({ mine: { ...mine, vote: 'a' }, until: '2026-01-02T00:00:00.000Z' }, true)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change my vote' })).toBeNull()
  expect(items()).toEqual(['SlackYour vote1 vote (25%)', 'Dune3 votes (75%)'])
  expect(screen.getByRole('status').textContent).toMatch(/^Voting ended on/)
})

test('Ballot: if the server refuses to withdraw a vote after the end, a text says that the vote still counts', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'withdrawVote') throw new AppError('ended-counted')
    return poll({ ended: true, mine: { ...mine, vote: 'a' } })
  })
  show({ mine: { ...mine, vote: 'a' } })
  await act(async () => fireEvent.click(button('Withdraw my vote')))
  await waitFor(() => expect(screen.getByText('Voting has ended. Your vote still counts.')).toBeTruthy())
})
