// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { OpinionView, ViewpointView } from '@fieldfare/shared/opinion.ts'
import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import '../../kinds.ts'
import { AnswerOpinion } from './AnswerOpinion.tsx'

const call = fakeServer()
const ID = '7c1f5a52-3f0e-4c6b-9a57-1f3f2f6d9b10'
const view = { id: ID, title: 'The dunes', viewpoints: 2, version: 1, mine: { votes: 0 } } as OpinionView
const viewpoint = (id: string) =>
  ({ id, opinionId: ID, text: `Viewpoint ${id}`, creator: { id: 'x', name: 'Anouk' }, version: 1 }) as ViewpointView
let open: string[] = []
const onAnswered = vi.fn<(answered: boolean) => void>()

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  onAnswered.mockReset()
  open = ['a', 'b']
  call.mockReset().mockImplementation(async (name, input) => {
    if (name === 'feed.viewpoints.next') return { items: open.map(viewpoint), left: open.length }
    if (name === 'feed.opinions.one') return { ...view, mine: { votes: 2 - open.length } }
    open = open.filter((id) => id !== input['viewpointId'])
    return viewpoint(String(input['viewpointId']))
  })
})
afterEach(cleanup)

async function show(): Promise<void> {
  const item = { kind: 'opinion', id: ID, community: { id: 'c', title: 'Dunes' }, view } as Answerable
  const rootRoute = createRootRoute({
    component: () => <AnswerOpinion item={item} first onAnswered={onAnswered} />,
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByText('Viewpoint a')
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('AnswerOpinion: after a refused vote the reason shows, and the same statement again', async () => {
  await show()
  call.mockImplementation(async (name) => {
    if (name === 'voteOnViewpoint') throw new AppError('ended')
    return { items: open.map(viewpoint), left: open.length }
  })
  await press('Agree')
  await waitFor(() => expect(screen.getByText(/^Voting has ended/)).toBeTruthy())
  expect(screen.getByText('Viewpoint a')).toBeTruthy()
  expect(onAnswered).not.toHaveBeenCalledWith(true)
})

test('AnswerOpinion: a vote shows the next statement and calls onAnswered; a text tells the person after the last vote', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'The dunes' }).getAttribute('href')).toBe(`/opinion/${ID}`)
  await press('Pass')
  expect(screen.getByText('Viewpoint b')).toBeTruthy()
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(true))
  await press('Disagree')
  await waitFor(() => expect(screen.getByText('You have voted on every statement')).toBeTruthy())
})
