// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Decoration } from '../states/PartBoundary.tsx'
import { CHUNK_MS, LEAVING_MS } from './chunk.ts'
import { lazyPart } from './lazyPart.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const failing = () =>
  vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>Here</p>)

test('lazyPart shows a failed load with a retry button in the place of the part, and keeps the rest of the page', async () => {
  const Part = lazyPart(failing(), null)
  await act(async () => {
    render(
      <>
        <h1>The page</h1>
        <Part />
      </>,
    )
  })
  expect((await screen.findByRole('status')).textContent).toContain('Loading chunk failed')
  expect(screen.getByRole('heading')).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.getByText('Here')).toBeTruthy()
})

test('lazyPart shows an error after two minutes of loading', async () => {
  vi.useFakeTimers()
  const Part = lazyPart(() => new Promise<never>(() => undefined), <p>Loading</p>)
  await act(async () => void render(<Part />))
  expect(screen.getByText('Loading')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(CHUNK_MS + LEAVING_MS))
  expect(screen.getByRole('status').textContent).toContain('Loading chunk failed')
})

test('Decoration shows nothing for a part that fails to load or render, and keeps the page', async () => {
  const Broken = lazyPart(failing())
  const Inner = lazyPart(
    async () => () => {
      throw new Error('no WebGL')
    },
    null,
  )
  await act(async () => {
    render(
      <>
        <h1>Welcome</h1>
        <Decoration>
          <Broken />
        </Decoration>
        <Decoration>
          <Inner />
        </Decoration>
      </>,
    )
  })
  expect(screen.getByRole('heading').textContent).toBe('Welcome')
  expect(screen.queryByRole('status')).toBeNull()
})

/** Renders without `act`, as on a page: within `act`, React delays no suspended content. */
function renderAtOnce(content: React.ReactNode): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(() => createRoot(document.body.appendChild(document.createElement('div'))).render(content))
}

test('lazyPart shows a part as soon as its import arrives, without waiting for a timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] })
  const Part = lazyPart(() => Promise.resolve(() => <p>Arrived</p>), <p>Loading</p>)
  renderAtOnce(<Part />)
  expect(screen.getByText('Loading')).toBeTruthy()
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(screen.getByText('Arrived')).toBeTruthy()
})

test('lazyPart shows a preloaded part at once, without the fallback of the Suspense around it', async () => {
  const Part = lazyPart(() => Promise.resolve(() => <p>Preloaded</p>))
  Part.preload()
  await new Promise((resolve) => setImmediate(resolve))
  renderAtOnce(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('Preloaded')).toBeTruthy()
})

test('lazyPart loads a part again after a failed preload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const Part = lazyPart(failing(), null)
  Part.preload()
  await act(() => vi.advanceTimersByTimeAsync(LEAVING_MS))
  await act(async () => void render(<Part />))
  expect(screen.getByText('Here')).toBeTruthy()
})
