// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { boot } from './boot.ts'

async function bootWith(error: unknown) {
  const log = vi.fn()
  const go = vi.fn()
  const fail = vi.fn()
  await boot({ start: () => Promise.reject(error), log, go, fail })
  return { log, go, fail }
}

test.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', 42, null])(
  "boot logs and shows an error, and does not navigate, if the error's url is not a path on its own origin: %s",
  async (url) => {
    const error = Object.assign(new Error('no'), { url })
    const { log, go, fail } = await bootWith(error)
    expect(log).toHaveBeenCalledWith(error)
    expect(go).not.toHaveBeenCalled()
    expect(fail).toHaveBeenCalledWith(error)
  },
)

test('boot logs and shows an error without a url', async () => {
  const { log, fail } = await bootWith('broken')
  expect(log).toHaveBeenCalledWith('broken')
  expect(fail).toHaveBeenCalledWith('broken')
})

test('boot logs an error with a url on its own origin, and opens that url instead of showing the error', async () => {
  const { log, go, fail } = await bootWith({ url: '/login?then=%2Fmap' })
  expect(log).toHaveBeenCalledOnce()
  expect(go).toHaveBeenCalledWith('/login?then=%2Fmap')
  expect(fail).not.toHaveBeenCalled()
  const absolute = await bootWith({ url: `${window.location.origin}/welcome` })
  expect(absolute.go).toHaveBeenCalledWith('/welcome')
})

test('boot neither logs, navigates nor shows an error after a successful start', async () => {
  const quiet = vi.fn()
  await boot({ start: () => undefined, log: quiet, go: quiet, fail: quiet })
  expect(quiet).not.toHaveBeenCalled()
})
