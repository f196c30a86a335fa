// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { dismissedNotices, dismissNotice } from './dismissed.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test.each(['{', '7', '[1, null]', '"x"'])(
  'dismissedNotices returns no ids for the malformed stored value %s',
  (kept) => {
    localStorage.setItem('dismissed notices', kept)
    expect(dismissedNotices()).toEqual([])
  },
)

test('dismissNotice stores the ids of the thirty notices that were dismissed last', () => {
  for (let i = 0; i < 40; i++) dismissNotice(`notice ${i}`)
  dismissNotice('notice 39')
  expect(dismissedNotices()).toHaveLength(30)
  expect(dismissedNotices()[0]).toBe('notice 39')
})

test('dismissNotice returns the dismissed id even if localStorage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(dismissNotice('one')).toEqual(['one'])
})
