// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Decoration } from '../states/PartBoundary.tsx'
import { CHUNK_MS, LEAVING_MS } from './chunk.ts'
import { lazyPart } from './lazyPart.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const failing = () =>
  vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>Here</p>)

test('lazyPart shows its error with another try in place, and keeps the page', async () => {
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
