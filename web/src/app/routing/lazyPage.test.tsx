// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError } from '../../platform/shell/routing/chunk.ts'
import { lazyPage } from './lazyPage.tsx'

afterEach(cleanup)

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    const { error } = this.state
    return error instanceof ChunkError ? <p role="alert">{error.message}</p> : this.props.children
  }
}

test('lazyPage throws a ChunkError after a failed load, and loads again on the next try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <h1>Here</h1>)
  const Page = lazyPage(load)
  await act(async () => {
    render(
      <Boundary>
        <Suspense>
          <Page />
        </Suspense>
      </Boundary>,
    )
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Loading chunk failed')
  expect(load).toHaveBeenCalledOnce()
  cleanup()
  await Page.preload()
  await act(async () => {
    render(
      <Boundary>
        <Suspense>
          <Page />
        </Suspense>
      </Boundary>,
    )
  })
  expect(screen.getByRole('heading').textContent).toBe('Here')
})

test('lazyPage loads a preloaded page only once', async () => {
  const load = vi.fn().mockResolvedValue(() => <h1>Here</h1>)
  const Page = lazyPage(load)
  await Page.preload()
  await act(async () => {
    render(
      <Suspense>
        <Page />
      </Suspense>,
    )
  })
  expect(screen.getByRole('heading')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('lazyPage shows an already loaded page at once, without the fallback of Suspense', async () => {
  const Page = lazyPage(() => Promise.resolve(() => <h1>Here</h1>))
  await Page.preload()
  const waiting = vi.fn(() => null)
  const Waiting = () => waiting()
  flushSync(() =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>,
    ),
  )
  expect(screen.getByRole('heading').textContent).toBe('Here')
  expect(waiting).not.toHaveBeenCalled()
})
