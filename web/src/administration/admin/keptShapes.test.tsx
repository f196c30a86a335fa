// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { KeptShapes } from './KeptShapes.tsx'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [5, 53],
      [5.1, 53],
      [5.1, 53.1],
      [5, 53],
    ],
  ],
}
const shape = { id: ID, geometry, areaM2: 2_500_000, creator: { id: ID, name: '' }, createdAt: '2026-11-20T12:00:00Z' }

let call: ReturnType<typeof fakeServer>
beforeEach(() => {
  queryClient.clear()
  call = fakeServer()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const calls = (name: string) => call.mock.calls.filter(([called]) => called === name)

const renderList = (polygons: number) => {
  call.mockImplementation(async (name) =>
    name === 'feed.admin.counts'
      ? { polygons }
      : name === 'polygon.remove'
        ? { removed: true }
        : { items: [shape], next: null },
  )
  return render(
    <QueryClientProvider client={queryClient}>
      <KeptShapes />
    </QueryClientProvider>,
  )
}

test('KeptShapes renders nothing and requests no shapes if the server counts none', async () => {
  const { container } = renderList(0)
  await waitFor(() => expect(calls('feed.admin.counts')).toHaveLength(1))
  await act(async () => {})
  expect(container.querySelector('section')).toBeNull()
  expect(calls('feed.polygons.all')).toEqual([])
})

test('KeptShapes shows size, person and date of a shape, and a button removes the shape', async () => {
  renderList(1)
  expect(await screen.findByText('2.5 km²')).toBeDefined()
  expect(screen.getByText(/Former member on November 20, 2026/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Remove the shape of 2.5\u00a0km²' }))
  await waitFor(() => expect(calls('polygon.remove')).toEqual([['polygon.remove', { polygonId: ID }]]))
})
