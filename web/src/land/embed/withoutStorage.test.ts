// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { forgetful } from './withoutStorage.ts'

test("forgetful sends requests without cookies, even if a request asks for them, and stores nothing in the device's storages", async () => {
  const asked = vi.fn(async () => new Response('{}'))
  const kept = { setItem: vi.fn() }
  const frame = { fetch: asked, localStorage: kept, sessionStorage: kept } as unknown as Window & typeof globalThis
  forgetful(frame)
  await frame.fetch('/api/config', { credentials: 'include', cache: 'no-store' })
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/config', { credentials: 'omit', cache: 'no-store' })
  frame.localStorage.setItem('theme', 'dark')
  expect([frame.localStorage.getItem('theme'), frame.localStorage.length, frame.sessionStorage.length]).toEqual([
    'dark',
    1,
    0,
  ])
  frame.localStorage.removeItem('theme')
  expect(frame.localStorage.getItem('theme')).toBeNull()
  expect(kept.setItem).not.toHaveBeenCalled()
})
