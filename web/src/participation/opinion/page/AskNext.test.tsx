// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { OpinionView, ViewpointView } from '@fieldfare/shared/opinion.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import '../../../kinds.ts'
import { AskNext } from './AskNext.tsx'

const call = fakeServer()
const opinion = { id: 'o', viewpoints: 3 } as OpinionView
const viewpoint = (id: string) =>
  ({ id, opinionId: 'o', text: `Viewpoint ${id}`, creator: { id: 'x', name: 'Anouk' }, version: 1 }) as ViewpointView
let open: string[] = []

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <AskNext opinion={opinion} />
    </QueryClientProvider>,
  )
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const votes = () => call.mock.calls.flatMap(([name, input]) => (name === 'voteOnViewpoint' ? [input] : []))

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  open = ['a', 'b', 'c']
  call.mockReset().mockImplementation(async (name, input) => {
    if (name === 'feed.viewpoints.next') return { items: open.map(viewpoint), left: open.length }
    open = open.filter((id) => id !== input['viewpointId'])
    return viewpoint(String(input['viewpointId']))
  })
})
afterEach(cleanup)

test('AskNext: a refused vote shows its viewpoint again, with the reason', async () => {
  show()
  await screen.findByText('Viewpoint a')
  call.mockImplementation(async (name) => {
    if (name === 'voteOnViewpoint') throw new AppError('ended')
    return { items: open.map(viewpoint), left: open.length }
  })
  await press('Agree')
  await waitFor(() => expect(screen.getByText(/^Voting has ended/)).toBeTruthy())
  expect(screen.getByText('Viewpoint a')).toBeTruthy()
})

test('AskNext: a vote shows the next viewpoint at once and is sent once; after the last vote a text says that all are voted on', async () => {
  show()
  await screen.findByText('Viewpoint a')
  expect(screen.getByText('3 statements to go')).toBeTruthy()
  await press('Agree')
  expect(screen.getByText('Viewpoint b')).toBeTruthy()
  await press('Disagree')
  await press('Pass')
  await waitFor(() => expect(screen.getByText('You have voted on every statement')).toBeTruthy())
  expect(votes()).toEqual([
    { opinionId: 'o', viewpointId: 'a', stance: 1 },
    { opinionId: 'o', viewpointId: 'b', stance: -1 },
    { opinionId: 'o', viewpointId: 'c', stance: 0 },
  ])
})

test('AskNext asks again for votes that were withdrawn, even if they were cast before the first response of the server', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  const answer = call.getMockImplementation()
  call.mockImplementation(async (name, input) => {
    if (name === 'voteOnViewpoint') await answered
    return answer?.(name, input)
  })
  show()
  await screen.findByText('Viewpoint a')
  for (const name of ['Agree', 'Disagree', 'Pass']) await press(name)
  await act(async () => resolve())
  await waitFor(() => expect(votes()).toHaveLength(3))
  await waitFor(() => expect(open).toEqual([]))
  open = ['a', 'b', 'c']
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(screen.getByText('3 statements to go')).toBeTruthy())
})
