// @vitest-environment happy-dom
import type { HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { GeoJSONSource, Map } from 'maplibre-gl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { HotspotsHere } from './HotspotsHere.tsx'

const call = fakeServer()
const RUN = {
  id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  level: 'neighborhood',
  cellMetres: 1000,
  place: 'Duinen van Texel',
  box: null,
} as HotspotRunView
/** Returns a fake map that records its layers. */
function fakeMap() {
  const [layers, sources] = [new Set<string>(), new Set<string>()]
  const map = {
    style: {},
    getStyle: () => ({ layers: [] }),
    getSource: (id: string) => (sources.has(id) ? ({} as GeoJSONSource) : undefined),
    addSource: (id: string) => sources.add(id),
    removeSource: (id: string) => sources.delete(id),
    getLayer: (id: string) => layers.has(id),
    addLayer: ({ id }: { id: string }) => layers.add(id),
    removeLayer: (id: string) => layers.delete(id),
  }
  return { map: map as unknown as Map, layers }
}

beforeEach(() => queryClient.clear())
afterEach(cleanup)

function show(map: Map) {
  const route = createRootRoute({ component: () => <HotspotsHere map={map} /> })
  const router = createRouter({ routeTree: route, history: createMemoryHistory() })
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('HotspotsHere: without a published run, only the link to all runs is shown', async () => {
  call.mockResolvedValue({ items: [], next: null })
  show(fakeMap().map)
  expect((await screen.findByRole('link', { name: 'Hotspots of research' })).getAttribute('href')).toBe('/hotspots')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('HotspotsHere: a chosen run is drawn on the map, with a legend, and removed from the map when no run is chosen', async () => {
  call.mockResolvedValue({ items: [RUN], next: null })
  vi.stubGlobal('fetch', withCells(globalThis.fetch))
  const { map, layers } = fakeMap()
  show(map)
  const choice = await screen.findByRole('combobox', { name: 'Hotspots on this map' })
  fireEvent.change(choice, { target: { value: RUN.id } })
  await waitFor(() => expect([...layers]).toEqual(['hotspot-cells', 'hotspot-cells-line']))
  expect(screen.getByText(/^more people than chance/i)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Statistics' }).getAttribute('href')).toBe(`/hotspots/${RUN.id}`)
  fireEvent.change(choice, { target: { value: '' } })
  await waitFor(() => expect(layers.size).toBe(0))
})

/** Returns a fetch that answers requests for the file of cells, and passes all other requests on. */
const withCells =
  (others: typeof fetch): typeof fetch =>
  async (url, init) =>
    typeof url === 'string' && url.endsWith('cells.geojson')
      ? new Response('{"type":"FeatureCollection","features":[]}', {
          headers: { 'content-type': 'application/geo+json' },
        })
      : others(url, init)
