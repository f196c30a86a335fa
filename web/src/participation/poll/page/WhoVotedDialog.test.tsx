// @vitest-environment happy-dom
import type { PollView } from '@fieldfare/shared/poll.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountEvents } from '../../../people/account/live.ts'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { contentEvents } from '../../../content/contentCache.ts'
import '../../../kinds.ts'
import { WhoVotedDialog } from './WhoVotedDialog.tsx'

const call = fakeServer()
const poll = {
  id: 'p',
  communityId: 'c',
  title: 'Bench?',
  creator: { id: 'owner', name: 'Anouk' },
  options: [],
  results: 'always',
  until: '2027-01-01T00:00:00.000Z',
  version: 1,
  mine: null,
} as unknown as PollView

beforeEach(() => {
  call.mockReset()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
})
afterEach(cleanup)

const dialog = (ended: boolean) => (
  <QueryClientProvider client={queryClient}>
    <WhoVotedDialog open onClose={() => undefined} poll={poll} ended={ended} />
  </QueryClientProvider>
)
const names = (...people: string[]) => ({ items: people.map((name) => ({ id: name, name })), next: null })

test('WhoVotedDialog refetches the names when a new group of names is published and when the poll ends, but not on each vote', async () => {
  call.mockResolvedValue(names())
  const { rerender } = render(dialog(false))
  expect(await screen.findByText('There are no names to show yet.')).toBeTruthy()
  expect(screen.getByText(/in groups of at least 5, and the rest follow when voting ends/)).toBeTruthy()
  const { mine: _, ...view } = { ...poll, version: 2 }
  act(() =>
    contentEvents['content.changed']({
      kind: 'poll',
      id: 'p',
      communityId: 'c',
      parentId: null,
      version: 2,
      view,
    }),
  )
  expect(call).toHaveBeenCalledTimes(1)
  call.mockResolvedValue(names('Aafke', 'Bregje', 'Douwe', 'Hidde', 'Zwaantje'))
  act(() => accountEvents['mine.changed']({ what: 'content' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  call.mockResolvedValue(names('Aafke', 'Bregje', 'Douwe', 'Hidde', 'Willem', 'Zwaantje'))
  rerender(dialog(true))
  expect(await screen.findByText('Willem')).toBeTruthy()
  expect(screen.queryByText(/in groups of/)).toBeNull()
  expect(call).toHaveBeenCalledTimes(3)
})
