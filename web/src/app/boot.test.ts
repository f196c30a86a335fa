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
  'a url that leaves our origin is logged and not followed: %s',
  async (url) => {
    const error = Object.assign(new Error('no'), { url })
    const { log, go, fail } = await bootWith(error)
    expect(log).toHaveBeenCalledWith(error)
    expect(go).not.toHaveBeenCalled()
    expect(fail).toHaveBeenCalledWith(error)
  },
)

test('an error without a url is logged and shown', async () => {
  const { log, fail } = await bootWith('broken')
  expect(log).toHaveBeenCalledWith('broken')
  expect(fail).toHaveBeenCalledWith('broken')
})

test('a url of our own is followed', async () => {
  const { log, go, fail } = await bootWith({ url: '/login?then=%2Fmap' })
  expect(log).toHaveBeenCalledOnce()
  expect(go).toHaveBeenCalledWith('/login?then=%2Fmap')
  expect(fail).not.toHaveBeenCalled()
  const absolute = await bootWith({ url: `${window.location.origin}/welcome` })
  expect(absolute.go).toHaveBeenCalledWith('/welcome')
})

test('a start that works says nothing', async () => {
  const quiet = vi.fn()
  await boot({ start: () => undefined, log: quiet, go: quiet, fail: quiet })
  expect(quiet).not.toHaveBeenCalled()
})
