// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Contribution, PledgeView } from '@fieldfare/shared/pledge.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { Give } from './Give.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { pledges } from '../data.ts'
import { oneKey } from '../../../content/contentCache.ts'

const call = fakeServer()
const community = {
  id: 'c',
  title: 'Dunes',
  creator: { id: 'owner', name: 'Anouk' },
  mine: { subscribed: true, moderator: false, owner: false, hidden: null, request: null },
} as unknown as CommunityView
const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const contribution: Contribution = {
  id: 'g',
  amount: 25.5,
  reason: 'Dry feet',
  createdAt: '2026-01-05T00:00:00.000Z',
  nextAt: '2027-01-05T12:00:00.000Z',
  pausedAt: null,
  endedAt: null,
}
const pledge = (part: Partial<PledgeView> = {}): PledgeView => ({
  id: ID,
  communityId: 'c',
  title: 'Boardwalk',
  description: '',
  creator: { id: 'owner', name: 'Anouk' },
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  goal: 100,
  type: 'yearly',
  geometry: null,
  pin: null,
  photos: [],
  amount: 30,
  number: 2,
  pledgers: 1,
  given: true,
  version: 1,
  mine: { reported: false, contributions: [] },
  ...part,
})

function Live() {
  const { data } = useLive(pledges.one, { id: ID })
  return data && <Give pledge={data} community={community} />
}
function show(part: Partial<PledgeView> = {}) {
  queryClient.setQueryData(oneKey('pledge', ID), pledge(part))
  return render(
    <QueryClientProvider client={queryClient}>
      <Live />
    </QueryClientProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const amount = () => screen.getByLabelText<HTMLInputElement>('How much, every year?')
const inputsOf = (name: string) => call.mock.calls.flatMap(([called, input]) => (called === name ? [input] : []))

beforeEach(() => {
  call.mockReset()
  call.mockImplementation(async () => pledge())
  sessionStorage.clear()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false }, mutations: { retry: false } })
  queryClient.setQueryData(keys.me, {
    id: 'me',
    verified: true,
    owner: false,
    admin: false,
    subs: ['c'],
  } as unknown as Me)
})
afterEach(cleanup)

test("Give, which asks whether to pledge, sends nothing after the answer 'No'", () => {
  show()
  press('No')
  expect(screen.getByRole('status').textContent).toContain('Nothing was sent or saved.')
  expect(screen.queryByLabelText('Why?')).toBeNull()
  expect(inputsOf('addAmountPledge')).toEqual([])
})

test('Give shows the error of an invalid amount and opens no dialog; after a refused pledge the amount stays in the field', async () => {
  call.mockRejectedValue(new AppError('not-subscribed'))
  show()
  press('Yes')
  expect(
    screen.getByText(/can see who pledges, not how much.*Names and reasons.*in groups of at least 5 people/),
  ).toBeTruthy()
  fireEvent.change(amount(), { target: { value: '5000.01' } })
  press('Pledge')
  expect(screen.getByText('This amount must be more than 0 and at most €5,000.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.change(amount(), { target: { value: '25,50' } })
  press('Pledge €25.50 a year')
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toMatch(/From today until you end it\. The next date is .*Virtual: nothing is charged\./)
  const [, confirm] = screen.getAllByRole('button', { name: 'Pledge €25.50 a year' })
  if (confirm) fireEvent.click(confirm)
  await screen.findByText('Join this community first to take part.')
  expect(inputsOf('addAmountPledge')).toMatchObject([{ pledgeId: ID, amount: '25,50', reason: '' }])
  expect(amount().value).toBe('25,50')
})

test("Give shows the person's pledge with its next date; Pause pauses the pledge and updates the total", async () => {
  const contributions = [contribution]
  call.mockImplementation(async () =>
    pledge({
      amount: 4.5,
      version: 2,
      mine: {
        reported: false,
        contributions: [{ ...contribution, nextAt: null, pausedAt: '2026-02-01T12:00:00.000Z' }],
      },
    }),
  )
  show({ mine: { reported: false, contributions } })
  expect(screen.getByText('€30')).toBeTruthy()
  expect(screen.getByText('of €100 a year')).toBeTruthy()
  expect(screen.getByText('Raised each time. Paused pledges don’t count.')).toBeTruthy()
  expect(screen.getByText(/^Next on January 5, 2027/)).toBeTruthy()
  press('Pause')
  await waitFor(() => expect(screen.getByText(/^Paused since February 1, 2026/)).toBeTruthy())
  expect(inputsOf('pausePledge')).toEqual([{ contributionId: 'g' }])
  expect(screen.getByText('€4.50')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy()
})

test('Give: the hint at the amount names the lowest and the highest amount, each with one euro sign', () => {
  show()
  press('Yes')
  expect(screen.getByText('From €0.01 to €5,000.')).toBeTruthy()
})
