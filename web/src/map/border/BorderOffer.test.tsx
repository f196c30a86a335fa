// @vitest-environment happy-dom
import type { Borders, BorderView } from '@fieldfare/shared/border.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { nl } from '@fieldfare/shared/messages/nl.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../platform/api/queries.ts'
import { putTexts, showLanguage } from '../../platform/i18n/translation.ts'
import type { Draft } from '../operations/operations.ts'
import { BorderOffer } from './BorderOffer.tsx'

const { border: words } = en.land
const WOOD: BorderView = {
  id: 'landcover/17',
  name: '',
  kind: 'wood',
  source: 'OpenStreetMap',
  licence: 'ODbL 1.0',
  dated: '2026-11-22',
  hectares: 34.2,
  shape: { type: 'Polygon', coordinates: [[[5, 53], [5.1, 53], [5.1, 53.1], [5, 53]]] }, // oxfmt-ignore
  simplified: false,
}
const RESERVE: BorderView = {
  ...WOOD,
  id: 'park/1',
  name: 'Die Au',
  names: { nl: 'De Au' },
  kind: 'reserve',
  hectares: 447,
}
const [takeBorder, offer] = [vi.fn(async () => undefined), vi.fn()]
let answers: (Borders | number)[] = []
let requests: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  requests = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    requests.push(input instanceof Request ? input.url : String(input))
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    const isRefusal = typeof answer === 'number'
    return new Response(isRefusal ? '{}' : JSON.stringify(answer), {
      status: isRefusal ? answer : 200,
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.clearAllMocks()
  vi.useRealTimers()
  showLanguage('en-us')
})

const DOT: Draft = { ring: [[5.05, 53.02]], closed: false }
const pageOf = (draft: Draft) => (
  <QueryClientProvider client={queryClient}>
    <BorderOffer drawing={{ draft, takeBorder, offer }} map={null} />
  </QueryClientProvider>
)
const opened = async (...given: (Borders | number)[]) => {
  answers = given
  const page = render(pageOf(DOT))
  await act(() => vi.advanceTimersByTimeAsync(50))
  return page
}
const offerShown = () => screen.queryByRole('region', { name: words.label })

test.each([[503], [429], [{ borders: [] }]])('BorderOffer shows nothing when the server answers %j', async (answer) => {
  await opened(answer)
  expect(requests).toHaveLength(1)
  expect(offerShown()).toBeNull()
  expect(offer).not.toHaveBeenCalled()
})

test('BorderOffer sends no request for a drawing without vertices or with two', async () => {
  answers = [{ borders: [WOOD] }]
  const { rerender } = render(pageOf({ ring: [], closed: false }))
  rerender(pageOf({ ring: [...DOT.ring, [5.06, 53.03]], closed: false }))
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(requests).toEqual([])
})

test('BorderOffer describes a nameless border by kind and size and outlines the border; a press takes over the border with its source', async () => {
  const { rerender } = await opened({ borders: [WOOD] })
  expect(screen.getByRole('heading', { name: 'This wood, 34.2\u00a0ha?' })).toBeDefined()
  expect(screen.getByText('From OpenStreetMap (ODbL 1.0)')).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(offer).toHaveBeenLastCalledWith({ chosen: WOOD.shape, others: [] })
  fireEvent.click(screen.getByRole('button', { name: words.use }))
  expect(takeBorder).toHaveBeenCalledWith(WOOD.shape, WOOD)
  rerender(pageOf({ ring: WOOD.shape.coordinates.flat(2) as never, closed: true }))
  expect(offerShown()).toBeNull()
  expect(offer).toHaveBeenLastCalledWith(null)
})

test("BorderOffer with several borders shows their names in the reader's language, and outlines the selected border", async () => {
  putTexts('nl-nl', nl)
  showLanguage('nl-nl')
  await opened({ borders: [WOOD, { ...RESERVE, simplified: true }] })
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio')
  expect(first?.checked).toBe(true)
  // The border's name in the language of the reader, and the size.
  expect(second?.closest('label')?.textContent).toMatch(/^De Au, 4[.,]47\skm²$/)
  fireEvent.click(second!)
  expect(offer).toHaveBeenLastCalledWith({ chosen: RESERVE.shape, others: [WOOD.shape] })
  expect(screen.getByText('Natuurgebied, uit OpenStreetMap (ODbL 1.0)')).toBeDefined()
  expect(screen.getByText(nl.land.border.simplified)).toBeDefined()
})

test('BorderOffer stays hidden after a press on No, until the first vertex is placed elsewhere', async () => {
  const { rerender } = await opened({ borders: [WOOD] })
  fireEvent.click(screen.getByRole('button', { name: words.no }))
  expect(offerShown()).toBeNull()
  rerender(pageOf({ ring: [[5.07, 53.02]], closed: false }))
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(offerShown()).not.toBeNull()
})

test('BorderOffer repeats its request while the server says that borders are pending, but fewer than ten times in a minute', async () => {
  await opened({ borders: [], pending: true }, { borders: [WOOD] })
  expect(offerShown()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1200))
  expect(offerShown()).not.toBeNull()
  cleanup()
  queryClient.clear()
  requests = []
  await opened({ borders: [], pending: true })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(requests.length).toBeLessThan(10)
})
