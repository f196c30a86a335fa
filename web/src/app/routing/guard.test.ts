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

test('guard redirects a guest from personal pages to the welcome page', async () => {
  expect(await whereTo(paths.inbox, async () => null)).toBe('/welcome')
  expect(await whereTo(paths.root, async () => null)).toBe('/welcome')
})

test('guard adds the name of the requested page to a redirect, except from the root and the login page', async () => {
  const targetOf = async (path: string, visitor: { owner: boolean } | null) => {
    rememberVisitor(visitor)
    try {
      await guard(path, async () => visitor, vi.fn())
    } catch (thrown) {
      if (isRedirect(thrown)) return thrown.options.state
    }
    return undefined
  }
  expect(await targetOf(paths.home2, null)).toEqual({ takenFrom: 'home2' })
  expect(await targetOf(`${paths.inbox}/`, null)).toEqual({ takenFrom: 'inbox' })
  expect(await targetOf(paths.funding, { owner: true })).toEqual({ takenFrom: 'funding' })
  expect(await targetOf(paths.landOwnerRegister, { owner: false })).toEqual({ takenFrom: 'landOwnerRegister' })
  // Nobody chooses the root or the login page from a menu.
  expect(await targetOf(paths.root, null)).toEqual({})
  expect(await targetOf(paths.login, { owner: false })).toEqual({})
})

test('guard, while offline, redirects as for the visitor remembered on the device', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await whereTo(paths.root, offline)).toBe('/welcome')
  rememberVisitor({ owner: true })
  expect(await whereTo(paths.root, offline)).toBe('/my-owned-communities')
  expect(await whereTo(paths.home2, offline)).toBeUndefined()
})

test('guard shows the welcome page at once to a visitor remembered as a guest, and redirects if the server reports a signed-in person', async () => {
  const correct = vi.fn()
  let answer: (visitor: { owner: boolean }) => void = () => undefined
  const load = () => new Promise<{ owner: boolean }>((resolve) => (answer = resolve))
  expect(await whereTo(paths.welcome, load, correct)).toBeUndefined()
  expect(correct).not.toHaveBeenCalled()
  answer({ owner: false })
  await vi.waitFor(() => expect(correct).toHaveBeenCalledWith({ to: '/home2', replace: true, state: {} }))
})

test('guard trusts the remembered visitor after three seconds without an answer of the server, and redirects if a late answer differs', async () => {
  vi.useFakeTimers()
  rememberVisitor({ owner: false })
  const correct = vi.fn()
  let answer: (visitor: null) => void = () => undefined
  const target = whereTo(paths.home2, () => new Promise((resolve) => (answer = resolve)), correct)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await target).toBeUndefined()
  answer(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(correct).toHaveBeenCalledWith(expect.objectContaining({ to: '/welcome' }))
  vi.useRealTimers()
})

test('guard redirects a remembered person from the welcome page; rememberVisitor(null) forgets the person', async () => {
  rememberVisitor({ owner: false })
  expect(await whereTo(paths.welcome, async () => ({ owner: false }))).toBe('/home2')
  rememberVisitor(null)
  expect(rememberedVisitor()).toBeNull()
})

test('guard does not load the visitor for a page that is the same for everyone', async () => {
  const load = vi.fn()
  expect(await whereTo(paths.map, load)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})
