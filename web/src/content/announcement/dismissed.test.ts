// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { dismissedNotices, dismissNotice } from './dismissed.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test.each(['{', '7', '[1, null]', '"x"'])('what is no list of ids is none: %s', (kept) => {
  localStorage.setItem('dismissed notices', kept)
  expect(dismissedNotices()).toEqual([])
})

test('a closed notice stays closed, the newest thirty of them', () => {
  for (let i = 0; i < 40; i++) dismissNotice(`notice ${i}`)
  dismissNotice('notice 39')
  expect(dismissedNotices()).toHaveLength(30)
  expect(dismissedNotices()[0]).toBe('notice 39')
})

test('where nothing can be stored it is closed all the same', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(dismissNotice('one')).toEqual(['one'])
})
