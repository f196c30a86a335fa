// @vitest-environment happy-dom
import type { CorrectionPreview } from '@fieldfare/shared/community.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { polygon, square } from '@fieldfare/shared/geo/testShapes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, readAgain } from '../../../platform/api/queries.ts'
import { ChangesStep } from './ChangesStep.tsx'
import { useOnce } from '../../../platform/api/useLive.ts'
import { correctionPreview } from './data.ts'

const [WEST, EAST] = [polygon(square(5)), polygon(square(6))]
const PREVIEW: CorrectionPreview = { areaM2: 2e6, addedM2: 1e6, lostM2: 0, waits: null }
let requests: string[] = []
let answer: () => Response

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refused = (data: object) => () => json({ error: { message: '', code: -32_029, data } }, 429)

beforeEach(() => {
  requests = []
  answer = () => json({ result: { data: PREVIEW } })
  vi.stubGlobal('fetch', async (_: string | URL | Request, init?: RequestInit) => {
    requests.push(typeof init?.body === 'string' ? init.body : '')
    return answer()
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

function Step({ outline }: { outline: AreaShape | null }) {
  return (
    <ChangesStep preview={useOnce(correctionPreview, outline && { landId: 'land', measure: outline })} before={1e6} />
  )
}
const step = (outline: AreaShape | null) => (
  <QueryClientProvider client={queryClient}>
    <Step outline={outline} />
  </QueryClientProvider>
)

test('ChangesStep requests no preview while drawing, and one preview per outline', async () => {
  const { rerender, unmount } = render(step(null))
  expect(requests).toEqual([])
  rerender(step(WEST))
  expect(await screen.findByText(/Everyone who drew an area on the new land will join/)).toBeTruthy()
  rerender(step(EAST))
  await act(async () => rerender(step(structuredClone(WEST))))
  await act(async () => readAgain({ queryKey: ['communities'] }))
  unmount()
  render(step(WEST))
  expect(await screen.findByText(/2 km², was 1 km²/)).toBeTruthy()
  expect(requests).toHaveLength(2)
})

test('ChangesStep says that nobody will join if no land is added', async () => {
  answer = () => json({ result: { data: { ...PREVIEW, addedM2: 3 } } })
  render(step(WEST))
  expect(await screen.findByText('No land is added, so nobody will join.')).toBeTruthy()
})

test('ChangesStep at the daily limit of previews says when the next is possible and that the drawing is kept', async () => {
  answer = refused({ code: 'too-many', issues: [], retryAfter: 7200 })
  const { unmount } = render(step(WEST))
  expect(await screen.findByText(/You have looked ahead 20 times today/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/still here.* Try again in 2 hours/)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  render(step(WEST))
  expect(await screen.findByText(/You have looked ahead/)).toBeTruthy()
  expect(requests).toHaveLength(1)
})

test('ChangesStep offers to try again if a preview fails for another reason than the daily limit', async () => {
  answer = refused({ code: 'too-many', issues: [] })
  render(step(WEST))
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  answer = () => json({ result: { data: PREVIEW } })
  fireEvent.click(retryButton)
  expect(await screen.findByText(/Everyone who drew/)).toBeTruthy()
})
