// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberVisitor } from '../shell/routing/visitor.ts'
import { setConnection } from '../shell/states/status.ts'
import { askKnown } from './knownAnswers.ts'
import { forgetKept, isKeptCall } from './keptAnswers.ts'

const device = vi.hoisted(() => ({ readAnswer: vi.fn(), writeAnswers: vi.fn(), clearAnswers: vi.fn() }))
vi.mock('./answerDevice.ts', () => device)

const THREADS = '/trpc/feed.threads.of?input=%7B%7D'
const fetched = vi.fn()
const read = async (url = THREADS) => (await askKnown(url, { method: 'GET' })).text()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  for (const call of Object.values(device)) call.mockReset().mockResolvedValue(undefined)
  localStorage.clear()
  rememberVisitor({ owner: false })
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setConnection('connecting')
})

const answers = (text: string) => fetched.mockImplementation(async () => Response.json(text))
const fails = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))

test.each([
  'feed.people.all',
  'feed.admin.counts',
  'feed.messages.inbox',
  'feed.moderation.reports',
  'feed.land.claims',
  'feed.polls.whoVoted',
  'feed.comments.voters',
  'feed.stories.reported',
  'survey.mine',
])('isKeptCall is false for %s, whose answers are never stored on the device', (name) => {
  expect(isKeptCall(`/trpc/${name}?input=%7B%7D`)).toBe(false)
  expect(isKeptCall(`/trpc/${name}`)).toBe(false)
})

test('askKnown without a connection throws if the device has no stored answer or does not respond', async () => {
  fails()
  await expect(read()).rejects.toMatchObject({ code: 'network' })
  device.readAnswer.mockRejectedValue(new Error('silence'))
  await expect(read('/trpc/feed.threads.one')).rejects.toMatchObject({ code: 'network' })
})

test('askKnown stores on the device neither a refusal nor the answer of a call that isKeptCall excludes', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 403 }))
  await read()
  answers('secret')
  await read('/trpc/feed.admin.counts')
  await vi.runAllTimersAsync()
  expect(device.writeAnswers).not.toHaveBeenCalled()
})

test('askKnown returns the answer stored on the device after a failed request, and while offline without waiting for the request', async () => {
  device.readAnswer.mockResolvedValue({ text: '"kept"', at: 0 })
  fails()
  expect(await read()).toBe('"kept"')
  setConnection('offline')
  fetched.mockReturnValue(new Promise(() => undefined))
  expect(await read()).toBe('"kept"')
})

test('askKnown gathers several answers for one write to the device', async () => {
  answers('new')
  await Promise.all([read(), read('/trpc/feed.threads.one?input=1')])
  await vi.runAllTimersAsync()
  await vi.waitFor(() => expect(device.writeAnswers).toHaveBeenCalledOnce())
  const [[written = new Map()] = []] = device.writeAnswers.mock.calls
  expect([...written.keys()]).toEqual([THREADS, '/trpc/feed.threads.one?input=1'])
})

test('forgetKept removes all answers stored on the device, and those not yet written to it', async () => {
  answers('of Ann')
  await read()
  forgetKept()
  await vi.runAllTimersAsync()
  expect(device.clearAnswers).toHaveBeenCalledOnce()
  expect(device.writeAnswers).not.toHaveBeenCalled()
  fails()
  await expect(read()).rejects.toMatchObject({ code: 'network' })
})

test('askKnown stores no answers on the device for a guest', async () => {
  rememberVisitor(null)
  answers('public')
  await read()
  await vi.runAllTimersAsync()
  expect(device.writeAnswers).not.toHaveBeenCalled()
})
