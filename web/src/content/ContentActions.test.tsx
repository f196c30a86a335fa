// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentView } from '@fieldfare/shared/content.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../platform/api/fakeServer.ts'
import { keys, queryClient } from '../platform/api/queries.ts'
import '../kinds.ts'
import { ContentActions } from './ContentActions.tsx'

const call = fakeServer()
const community = { id: 'c', creator: { id: 'owner', name: 'Olga' }, mine: { subscribed: true } } as CommunityView
const view = { id: 'x', creator: { id: 'maker', name: 'Mia' }, mine: { reported: false } } as ContentView
const ref = { kind: 'treasure', id: 'x', parentId: null, communityId: 'c' } as const

function shownTo(id: string, asks?: boolean) {
  const me = { id, verified: true, owner: false, admin: false } as Me
  queryClient.setQueryData(keys.me, me)
  const onDeleted = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <ContentActions
        content={{ ref, title: 'A nest' }}
        view={view}
        community={community}
        asks={asks}
        onDeleted={onDeleted}
      />
    </QueryClientProvider>,
  )
  return onDeleted
}
const buttons = () => screen.queryAllByRole('button').map((each) => each.textContent)
const calledNames = () => call.mock.calls.map(([name]) => name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  call.mockReset()
  sessionStorage.clear()
  queryClient.clear()
})
afterEach(cleanup)

test('ContentActions offers only reporting to other members and only deleting to the creator', () => {
  shownTo('somebody')
  expect(buttons()).toEqual(['Report'])
  cleanup()
  shownTo('maker')
  expect(buttons()).toEqual(['Delete treasure'])
})

test('ContentActions asks a moderator for a reason before deleting content of another person', async () => {
  shownTo('owner')
  press('Delete treasure')
  expect(await screen.findByLabelText('Your reason')).toBeDefined()
  expect(calledNames()).not.toContain('deleteTreasure')
})

test("ContentActions deletes the creator's own content at once, or after a confirmation if asks is set", async () => {
  call.mockResolvedValue({ deleted: 1, id: 'x' })
  const deleted = shownTo('maker')
  press('Delete treasure')
  await waitFor(() => expect(deleted).toHaveBeenCalledOnce())
  expect(calledNames()).toContain('deleteTreasure')
  cleanup()
  call.mockClear()
  shownTo('maker', true)
  press('Delete treasure')
  expect(await screen.findByText('Delete this treasure?')).toBeDefined()
  expect(calledNames()).not.toContain('deleteTreasure')
})
