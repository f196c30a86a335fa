// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import type { IntentView } from '@fieldfare/shared/intent.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { type DeviceIntent, deviceIntent, keepOnDevice } from '../../platform/session/deviceIntent.ts'
import { topToast } from '../../platform/ui/overlay/toasts.ts'
import '../../kinds.ts'
import { IntentTeller } from './IntentTeller.tsx'

const kept: IntentView[] = []
const call = fakeServer(kept)
const view = (part: Partial<IntentView> = {}): IntentView => ({
  id: crypto.randomUUID(),
  act: 'vote',
  subjectId: 'p',
  input: { pollId: 'p', value: 'East' },
  community: { id: 'c', title: 'Dunes' },
  then: '/poll/p',
  state: 'done',
  code: null,
  ...part,
})
const begun = (personId: string | null): DeviceIntent => ({
  id: crypto.randomUUID(),
  act: 'vote',
  input: { pollId: 'p', value: 'East' },
  community: { id: 'c', title: 'Dunes' },
  then: '/poll/p',
  name: 'Where?',
  detail: '',
  picture: null,
  form: null,
  begunAt: Date.now(),
  personId,
})

function show(me: Partial<Me> = {}, at = '/poll/p') {
  queryClient.setQueryData(keys.me, { id: 'me', verified: true, subs: [], ...me } as unknown as Me)
  const root = createRootRoute({ component: IntentTeller })
  const history = createMemoryHistory({ initialEntries: [at] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter({ routeTree: root, history })} />
    </QueryClientProvider>,
  )
}
const inputsOf = (name: string) => call.mock.calls.flatMap(([called, input]) => (called === name ? [input] : []))

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  kept.length = 0
  call.mockReset().mockImplementation(async (name, input) => {
    if (name === 'account.me') return queryClient.getQueryData(keys.me)
    return name === 'intent.keep' ? view({ id: String(input['id']), state: 'waiting' }) : []
  })
})
afterEach(cleanup)

test.each([
  ['of a guest who never signed in', null],
  ['of another person', 'somebody'],
])('IntentTeller does not send a locally stored vote %s', async (_name, personId) => {
  keepOnDevice(begun(personId))
  kept.push(view())
  show()
  await waitFor(() => expect(inputsOf('intent.drop')).toHaveLength(1))
  expect(inputsOf('intent.keep')).toEqual([])
  expect(deviceIntent()).toMatchObject({ personId })
})

test('IntentTeller does not send a vote that is only in the URL', async () => {
  kept.push(view())
  show({}, `/poll/p?intent=${encodeURIComponent(JSON.stringify(begun('me')))}&act=poll.vote`)
  await waitFor(() => expect(inputsOf('intent.drop')).toHaveLength(1))
  expect(inputsOf('intent.keep')).toEqual([])
})

test('IntentTeller sends a locally stored vote that the account does not have, and keeps the vote on the device while it waits', async () => {
  const intent = begun('me')
  keepOnDevice(intent)
  show({ verified: false })
  await waitFor(() => expect(inputsOf('intent.keep')).toMatchObject([{ id: intent.id, join: 'c' }]))
  expect(deviceIntent()).toMatchObject({ id: intent.id })
})

test('IntentTeller shows a toast about a waiting vote that now counts, and removes the waiting vote from the account', async () => {
  kept.push(view())
  show()
  await waitFor(() => expect(topToast()?.text).toBe('You are a member of Dunes, and your vote counts.'))
  expect(topToast()?.action).toBeUndefined()
  await waitFor(() => expect(inputsOf('intent.drop')).toHaveLength(1))
  expect(inputsOf('intent.finish')).toEqual([])
})

test('IntentTeller shows a toast with the reason of a refused vote and a link, and leaves the vote in the account', async () => {
  kept.push(view({ state: 'refused', code: 'ended' }))
  show({}, '/home2')
  await waitFor(() => expect(topToast()?.text).toBe('Voting has ended. Your vote was not counted.'))
  expect(topToast()?.action?.label).toBe('View')
  expect(inputsOf('intent.drop')).toEqual([])
})

test('IntentTeller asks the server to finish waiting votes if the e-mail address is verified', async () => {
  kept.push(view({ state: 'waiting' }))
  show()
  await waitFor(() => expect(inputsOf('intent.finish')).toHaveLength(1))
})
