// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import type { FoundPlace, FoundTitle } from '@fieldfare/shared/search.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../platform/api/queries.ts'
import { setConnection } from '../../platform/shell/states/status.ts'
import { Finder } from './Finder.tsx'
import type { Results } from './results.ts'

const TOWNS = 'Den Burg\t4.8\t53.05\tNL\nDen Helder\t4.76\t52.96\tNL'
const SLUFTER: FoundPlace = {
  name: 'De Slufter',
  kind: 'nature',
  context: 'Texel',
  country: 'NL',
  point: [4.797, 53.135],
  extent: null,
  source: 'photon',
}
const WATCHERS: FoundTitle = { kind: 'community', id: 'w', title: 'Slufter watchers', bbox: [4, 53, 5, 54], people: 34 }

let requests: string[] = []
let places: () => Response
const onChoose = vi.fn()

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

// Loaded beforehand, since the component for pictures is otherwise loaded with the first result.
beforeAll(() => import('./FoundPicture.tsx'))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  requests = []
  places = () => json({ places: [SLUFTER], away: false })
  setConnection('online')
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.endsWith('places.tsv')) return new Response(TOWNS)
    requests.push(decodeURIComponent(url))
    if (url.includes('/api/places')) return places()
    return json({ result: { data: [WATCHERS] } })
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  onChoose.mockReset()
  setConnection('connecting')
  vi.useRealTimers()
})

function opened(start?: readonly Results[]): HTMLElement {
  render(
    <QueryClientProvider client={queryClient}>
      <Finder
        label="Find a place"
        look="bar"
        getNear={() => ({ lng: 4.8312, lat: 53.0788 })}
        glyph={() => null}
        onChoose={onChoose}
        {...(start && { start })}
      />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'Find a place' })
  fireEvent.focus(field)
  return field
}

async function type(field: HTMLElement, text: string, ms = 400): Promise<void> {
  fireEvent.change(field, { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.advanceTimersByTimeAsync(20))
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim())

test('Finder sends no request for two letters or while the person types, but lists bundled towns', async () => {
  const field = opened()
  await type(field, 'de')
  expect(options()).toEqual(['Den Burg Netherlands', 'Den Helder Netherlands'])
  await type(field, 'den', 100)
  await type(field, 'den b', 100)
  expect(requests).toEqual([])
  expect(options()).toEqual(['Den Burg Netherlands'])
})

test('Finder shows the given start results while its field is empty; there, Enter chooses a result only after an arrow key', async () => {
  const lately = { key: 'w', name: WATCHERS.title, title: WATCHERS }
  const field = opened([{ group: 'recent', found: [lately] }])
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(options()).toEqual(['Slufter watchers 52 km, 34 people'])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChoose).not.toHaveBeenCalled()
  await type(field, 'den', 100)
  expect(options()).toEqual(['Den Burg Netherlands', 'Den Helder Netherlands'])
  await type(field, '', 100)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith(lately)
})

test('Finder groups results under headings, and sends the position of the map only rounded', async () => {
  const field = opened()
  await type(field, 'slufter')
  expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual(['Nature', 'Communities'])
  expect(options()).toEqual(['De Slufter Nature area, Texel, Netherlands', 'Slufter watchers 52 km, 34 people'])
  expect(requests[0]).toContain('/api/places?q=slufter&near=4.8,53.1')
  expect(requests.join('')).not.toMatch(/4\.83|53\.07/)
  expect(screen.getByText(/OpenStreetMap/)).toBeTruthy()
})

test('Finder moves through results with arrow keys, wraps around, and chooses with Enter', async () => {
  const field = opened()
  await type(field, 'slufter')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  const activeName = () =>
    document.querySelector(`[id="${field.getAttribute('aria-activedescendant')}"]`)?.textContent?.trim()
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(activeName()).toContain('Slufter watchers')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(activeName()).toContain('De Slufter')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'De Slufter', place: SLUFTER }))
  expect(field).toHaveProperty('value', '')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('Finder chooses the first result on Enter; the first Escape closes the list, the second empties the field', async () => {
  const field = opened()
  await type(field, 'slufter')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(options()).toEqual([])
  expect(field).toHaveProperty('value', 'slufter')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field).toHaveProperty('value', '')
  await type(field, 'slufter')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledOnce()
})

test.each([
  ['reports itself unavailable', () => json({ places: [], away: true })],
  ['answers 503', () => json({ error: { message: 'unavailable' } }, 503)],
  ['answers 429', () => json({ error: { message: 'too-many' } }, 429)],
])('Finder shows bundled towns and a note if the place service %s', async (_what, answer) => {
  places = answer
  const field = opened()
  await type(field, 'den burg')
  expect(options()).toContain('Den Burg Netherlands')
  expect(screen.getByText(en.search.away)).toBeTruthy()
})

test('Finder finds misspelled towns offline and shows a note', async () => {
  const field = opened()
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('places.tsv')) return new Response(TOWNS)
    throw new TypeError('no network')
  })
  act(() => setConnection('offline'))
  await type(field, 'den hedler')
  expect(options()).toEqual(['Den Helder Netherlands'])
  expect(screen.getByText(en.search.offline)).toBeTruthy()
})

test('Finder says that nothing was found', async () => {
  places = () => json({ places: [], away: false })
  const field = opened()
  vi.stubGlobal('fetch', async (url: string | URL) =>
    String(url).endsWith('places.tsv')
      ? new Response(TOWNS)
      : String(url).includes('/api/')
        ? places()
        : json({ result: { data: [] } }),
  )
  await type(field, 'xyzxyz')
  expect(screen.getByText(en.search.none)).toBeTruthy()
})
