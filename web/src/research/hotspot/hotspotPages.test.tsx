// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { HotspotResult, HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { HotspotFigures } from './HotspotFigures.tsx'
import { HotspotRuns } from './HotspotRuns.tsx'
import { HotspotTable } from './HotspotTable.tsx'

const result: HotspotResult = {
  epsg: 3035,
  cells: 120,
  visited: 9,
  shown: 4,
  respondents: 50,
  areas: 100,
  dropped: { large: 0, same: 0, outside: 5 },
  unscored: null,
  mean: null,
  deviation: null,
  distances: { people: 20, medianKm: 12, beyondPercent: 40, bands: [], fans: [20, null, null] },
  hotspots: [
    {
      rank: 1,
      respondents: 20,
      cells: 6,
      peakZ: null,
      peak: '1kmE4093N3350',
      bin: 3,
      at: [4.8, 53.1],
      box: [4.7, 53, 4.9, 53.2],
      distances: { people: 20, medianKm: 15, beyondPercent: 35, bands: [], fans: [10, 5, null] },
    },
  ],
  inputSha256: 'c0ffee',
  cellsSha256: 'c0ffee',
  box: [4.7, 53, 5, 53.2],
}
const runOf = (change: Partial<HotspotRunView>): HotspotRunView => ({
  id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  number: 3,
  method: 'GMH-1',
  codeVersion: '1.0.0',
  state: 'done',
  progress: 100,
  level: 'neighborhood',
  cellMetres: 1000,
  place: 'Dunes of Texel',
  communityId: null,
  country: null,
  box: null,
  snapshotAt: '2026-11-22T10:00:00.000Z',
  createdAt: '2026-11-22T10:00:00.000Z',
  publishedAt: null,
  reduced: false,
  result,
  ...change,
})

let listed: HotspotRunView[]
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  queryClient.clear()
  listed = []
  server = fakeServer()
  server.mockImplementation(async (name) => (name === 'hotspot.list' ? { items: listed, next: null } : null))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const inputsOf = (name: string) => server.mock.calls.filter(([called]) => called === name).map(([, input]) => input)

function show(component: () => ReactNode) {
  const routeTree = createRootRoute({ component })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('HotspotRuns shows missing fields and why the server refused a run, and sends the same id when the run is started again', async () => {
  show(HotspotRuns)
  await screen.findByText('No runs yet.')
  const button = screen.getByRole('button', { name: 'Start run' })
  fireEvent.click(button)
  expect(await screen.findByText('Required field')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'A box' }))
  fireEvent.change(screen.getByLabelText(/^West/), { target: { value: '4,7' } })
  fireEvent.click(button)
  expect(await screen.findByText('Enter a number.')).toBeTruthy()
  for (const [side, value] of [
    ['South', '53'],
    ['East', '4.7001'],
    ['North', '53.2'],
  ] as const)
    fireEvent.change(screen.getByLabelText(side), { target: { value } })
  expect(inputsOf('hotspot.start')).toEqual([])
  server.mockImplementation(async (name) => {
    if (name === 'hotspot.list') return { items: listed, next: null }
    throw new AppError('bad-input', [{ path: ['area'], key: 'noCells' }])
  })
  fireEvent.click(button)
  expect(await screen.findByText(/^No cell has its centre in this study area/)).toBeTruthy()
  server.mockImplementation(async (name) => {
    if (name === 'hotspot.start') listed = [runOf({ state: 'counting', progress: 50, result: null, snapshotAt: null })]
    return name === 'hotspot.start' ? listed[0] : { items: listed, next: null }
  })
  fireEvent.click(screen.getByRole('button', { name: 'Start run' }))
  expect(await screen.findByText('Computing, 50%')).toBeTruthy()
  const [first, second] = inputsOf('hotspot.start')
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    level: 'neighborhood',
    cellMetres: 1000,
    box: [4.7, 53, 4.7001, 53.2],
    communityId: null,
    country: null,
  })
  expect(screen.getByText(/^A run is under way/)).toBeTruthy()
})

test('HotspotRuns starts a run for a country chosen by its name in the reader’s language', async () => {
  server.mockImplementation(async (name) =>
    name === 'hotspot.start' ? runOf({ country: 'NL', place: 'Netherlands' }) : { items: listed, next: null },
  )
  show(HotspotRuns)
  await screen.findByText('No runs yet.')
  fireEvent.click(screen.getByRole('radio', { name: 'A country' }))
  fireEvent.click(screen.getByRole('button', { name: 'Start run' }))
  expect(await screen.findByText('Required field')).toBeTruthy()
  const select = screen.getByLabelText('Country')
  const names = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['Choose a country', 'Afghanistan', 'Åland Islands'])
  fireEvent.change(select, { target: { value: 'NL' } })
  fireEvent.click(screen.getByRole('button', { name: 'Start run' }))
  await waitFor(() => expect(inputsOf('hotspot.start')).toHaveLength(1))
  expect(inputsOf('hotspot.start')[0]).toMatchObject({ country: 'NL', communityId: null, box: null })
})

test('HotspotRuns publishes a run only after a confirmation that warns that this cannot be undone', async () => {
  listed = [runOf({})]
  show(HotspotRuns)
  fireEvent.click(await screen.findByRole('button', { name: 'Publish run 3' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Publish run 3 for everybody?' }))
  expect(dialog.getByText(/can’t be taken back/)).toBeTruthy()
  expect(inputsOf('hotspot.publish')).toEqual([])
  server.mockImplementation(async (name) => {
    if (name === 'hotspot.publish') listed = [runOf({ publishedAt: '2026-11-23T10:00:00.000Z' })]
    return name === 'hotspot.publish' ? listed[0] : { items: listed, next: null }
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.getByText('Published')).toBeTruthy())
  expect(inputsOf('hotspot.publish')).toEqual([{ id: runOf({}).id }])
})

test('HotspotTable shows why no hotspot was scored, or else lists every hotspot as text with a button that shows it on the map', () => {
  const onShow = vi.fn()
  const { rerender } = render(
    <HotspotTable run={{ reduced: true }} result={{ ...result, unscored: 'people', hotspots: [] }} onShow={onShow} />,
  )
  expect(screen.getByText(/^Fewer than 30 people/)).toBeTruthy()
  rerender(<HotspotTable run={{ reduced: true }} result={result} onShow={onShow} />)
  expect(screen.getByRole('columnheader', { name: 'People (at least)' })).toBeTruthy()
  expect(screen.getByText('Many more people than chance (99%)')).toBeTruthy()
  expect(screen.getByText('15 km')).toBeTruthy()
  expect(screen.getByText('local: 10, regional: 5, distant: fewer than 5')).toBeTruthy()
  const unknown = result.hotspots.map((one) => ({ ...one, distances: null }))
  rerender(<HotspotTable run={{ reduced: true }} result={{ ...result, hotspots: unknown }} onShow={onShow} />)
  expect(screen.getByText('Too few homes are known')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show on the map: hotspot 1' }))
  expect(onShow).toHaveBeenCalledWith([4.7, 53, 4.9, 53.2])
})

test('HotspotFigures shows numbers of people in a reduced run as "at least" or "fewer than", never exactly', () => {
  render(<HotspotFigures run={{ reduced: true }} result={result} />)
  expect(screen.getByText('at least 50')).toBeTruthy()
  expect(screen.getAllByText('fewer than 5')).toHaveLength(4)
  expect(screen.queryByText('Cells with people')).toBeNull()
})
