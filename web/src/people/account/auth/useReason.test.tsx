// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../../kinds.ts'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { deviceIntent, keepOnDevice } from '../../../platform/session/deviceIntent.ts'
import { useReason } from './useReason.ts'

const call = fakeServer()
const ME = { id: 'me', owner: false } as Me

function Page() {
  const { title, intro, submit, dismiss, goOn } = useReason('login')
  return (
    <>
      <h1>{title}</h1>
      <p>{intro}</p>
      <button type="button" onClick={() => void goOn(ME)}>
        {submit}
      </button>
      <button type="button" aria-label="dismiss" onClick={dismiss} />
    </>
  )
}

async function show(search = '') {
  const root = createRootRoute()
  const login = createRoute({ getParentRoute: () => root, path: '/login', component: Page })
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const history = createMemoryHistory({ initialEntries: [`/login${search}`] })
  const router = createRouter({ routeTree: root.addChildren([login, rest]), history })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return history
}
const begin = () =>
  keepOnDevice({
    id: crypto.randomUUID(),
    act: 'vote',
    input: { pollId: 'p', value: 'East' },
    community: { id: 'c', title: 'Dunes' },
    then: '/poll/p',
    name: 'Where?',
    detail: 'East',
    picture: null,
    form: null,
    begunAt: Date.now(),
    personId: null,
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const kept = () => call.mock.calls.filter(([name]) => name === 'intent.keep')

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  call
    .mockReset()
    .mockImplementation(async (_, input) => ({ ...input, subjectId: 'p', community: null, state: 'done' }))
})
afterEach(cleanup)

test('useReason ignores a vote that is only in the URL, and a page to return to that is on another site', async () => {
  const intent = encodeURIComponent(JSON.stringify({ act: 'vote', input: { pollId: 'p', value: 'East' } }))
  const history = await show(`?then=${encodeURIComponent('//example.org/')}&intent=${intent}`)
  expect(screen.getByRole('heading').textContent).toBe('Sign in')
  press('Sign in')
  await waitFor(() => expect(history.location.pathname).toBe('/home2'))
  expect(kept()).toEqual([])
})

test('useReason does not send a waiting vote that began on another page than the page to return to', async () => {
  begin()
  const history = await show('?then=/my-areas')
  press('Sign in')
  await waitFor(() => expect(history.location.pathname).toBe('/my-areas'))
  expect(kept()).toEqual([])
  expect(deviceIntent()).toMatchObject({ personId: null })
})

test('useReason drops the vote that waits for the sign-in if the person chooses only to sign in', async () => {
  begin()
  await show('?then=/poll/p')
  press('dismiss')
  press('Sign in')
  await waitFor(() => expect(deviceIntent()).toBeNull())
  expect(kept()).toEqual([])
})

test('useReason says that a vote waits for the sign-in, sends the vote once after the sign-in, and opens the page of the poll', async () => {
  begin()
  const history = await show()
  expect(screen.getByRole('heading').textContent).toBe('Your vote is waiting')
  expect(screen.getByText('With an account you join Dunes and take part.')).toBeTruthy()
  press('Sign in and vote')
  await waitFor(() => expect(history.location.pathname).toBe('/poll/p'))
  expect(kept()).toMatchObject([['intent.keep', { act: 'vote', join: 'c', then: '/poll/p' }]])
  expect(deviceIntent()).toBeNull()
})
