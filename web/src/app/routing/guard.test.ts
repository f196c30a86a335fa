// @vitest-environment happy-dom
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../platform/paths.ts'
import { guard } from './guard.ts'
import { rememberedVisitor, rememberVisitor } from '../../platform/shell/routing/visitor.ts'

beforeEach(() => localStorage.clear())

async function whereTo(path: string, load: () => Promise<{ owner: boolean } | null>, correct = vi.fn()) {
  try {
    await guard(path, load, correct)
    return undefined
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.to
  }
}

test('a guest is sent away from what is personal', async () => {
  expect(await whereTo(paths.inbox, async () => null)).toBe('/welcome')
  expect(await whereTo(paths.root, async () => null)).toBe('/welcome')
})

test('who chose a page and is taken elsewhere can be told from where', async () => {
  const taken = async (path: string, visitor: { owner: boolean } | null) => {
    rememberVisitor(visitor)
    try {
      await guard(path, async () => visitor, vi.fn())
    } catch (thrown) {
      if (isRedirect(thrown)) return thrown.options.state
    }
    return undefined
  }
  expect(await taken(paths.home2, null)).toEqual({ takenFrom: 'home2' })
  expect(await taken(`${paths.inbox}/`, null)).toEqual({ takenFrom: 'inbox' })
  expect(await taken(paths.funding, { owner: true })).toEqual({ takenFrom: 'funding' })
  expect(await taken(paths.landOwnerRegister, { owner: false })).toEqual({ takenFrom: 'landOwnerRegister' })
  // Nobody chose these: they lead home.
  expect(await taken(paths.root, null)).toEqual({})
  expect(await taken(paths.login, { owner: false })).toEqual({})
})

test('without an answer, what was known last decides', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await whereTo(paths.root, offline)).toBe('/welcome')
  rememberVisitor({ owner: true })
  expect(await whereTo(paths.root, offline)).toBe('/my-owned-communities')
  expect(await whereTo(paths.home2, offline)).toBeUndefined()
})

test('the welcome page waits for nobody who was a guest, and is put right later', async () => {
  const correct = vi.fn()
  let answer: (visitor: { owner: boolean }) => void = () => undefined
  const load = () => new Promise<{ owner: boolean }>((resolve) => (answer = resolve))
  expect(await whereTo(paths.welcome, load, correct)).toBeUndefined()
  expect(correct).not.toHaveBeenCalled()
  answer({ owner: false })
  await vi.waitFor(() => expect(correct).toHaveBeenCalledWith({ to: '/home2', replace: true, state: {} }))
})

test('a server that hangs holds no page back: what was known last decides, and is put right later', async () => {
  vi.useFakeTimers()
  rememberVisitor({ owner: false })
  const correct = vi.fn()
  let answer: (visitor: null) => void = () => undefined
  const shown = whereTo(paths.home2, () => new Promise((resolve) => (answer = resolve)), correct)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await shown).toBeUndefined()
  answer(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(correct).toHaveBeenCalledWith(expect.objectContaining({ to: '/welcome' }))
  vi.useRealTimers()
})

test('who was signed in last time is sent home before the welcome page shows', async () => {
  rememberVisitor({ owner: false })
  expect(await whereTo(paths.welcome, async () => ({ owner: false }))).toBe('/home2')
  rememberVisitor(null)
  expect(rememberedVisitor()).toBeNull()
})

test('pages that are the same for everyone ask nothing', async () => {
  const load = vi.fn()
  expect(await whereTo(paths.map, load)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})
