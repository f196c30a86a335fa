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
  ['of another', { creator: { id: 'other', name: '' } }],
  ['that others do not see', { mine: { ...mine, hidden: { why: 'waiting', reason: '' } } }],
  ['with another person in it', { subscribers: 1 }],
  ['with its founder and another person in it', { subscribers: 2, mine: { ...mine, subscribed: true } }],
  ['that is for everyone', { system: true }],
  ['that is shown to a guest', { mine: null }],
])('is not there for a community %s', (_what, part) => expect(shows(part)).toBe(false))

test('is there for who founded one and is alone in it', () => {
  expect(shows({})).toBe(true)
  expect(shows({ subscribers: 1, mine: { ...mine, subscribed: true } })).toBe(true)
  expect(screen.getByRole('button', { name: 'Invite people to Dunes' })).toBeDefined()
})
