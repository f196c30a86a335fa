// @vitest-environment happy-dom
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { FirstStep } from './FirstStep.tsx'

afterEach(cleanup)

const mine = { subscribed: false, hidden: null }
const community = { id: 'c', title: 'Dunes', creator: { id: 'me', name: 'Ola' }, subscribers: 0, system: false, mine }

function shows(part: object): boolean {
  cleanup()
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity } })
  queryClient.setQueryData(keys.me, { id: 'me' })
  render(
    <QueryClientProvider client={queryClient}>
      <FirstStep community={{ ...community, ...part } as unknown as CommunityView} />
    </QueryClientProvider>,
  )
  return screen.queryByText(en.community.begin.title) !== null
}

test.each([
  ['of another founder', { creator: { id: 'other', name: '' } }],
  ['that is hidden from others', { mine: { ...mine, hidden: { why: 'waiting', reason: '' } } }],
  ['with another member', { subscribers: 1 }],
  ['with its founder and another member', { subscribers: 2, mine: { ...mine, subscribed: true } }],
  ['of the system', { system: true }],
  ['that is shown to a guest', { mine: null }],
])('FirstStep is hidden for a community %s', (_what, part) => expect(shows(part)).toBe(false))

test('FirstStep is shown, with a button to invite people, to a founder who is the only member', () => {
  expect(shows({})).toBe(true)
  expect(shows({ subscribers: 1, mine: { ...mine, subscribed: true } })).toBe(true)
  expect(screen.getByRole('button', { name: 'Invite people to Dunes' })).toBeDefined()
})
