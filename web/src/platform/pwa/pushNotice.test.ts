import { expect, test, vi } from 'vitest'
import { noticeOf, openPage } from './pushNotice.ts'

const ORIGIN = 'https://fieldfare.example'

test.each(['', 'no json', 'null', '[]', '{"title":7,"path":"https://evil.example/"}', '{"path":"//evil.example"}'])(
  'noticeOf turns the invalid message %j into a plain notice that opens the first page',
  (text) => {
    expect(noticeOf(text)).toMatchObject({ title: 'Fieldfare', data: '/' })
  },
)

test('noticeOf returns a notice with the title, the body and the path of the message', () => {
  const payload = { title: 'New poll', body: 'Where does the bench go?', path: '/poll/7', tag: '7' }
  expect(noticeOf(JSON.stringify(payload))).toMatchObject({
    title: 'New poll',
    body: 'Where does the bench go?',
    tag: '7',
    data: '/poll/7',
  })
})

const windowAt = (url: string) => ({ url, focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}) })
const windows = (...open: ReturnType<typeof windowAt>[]) => ({
  matchAll: async () => open,
  openWindow: vi.fn(async () => {}),
})

test('openPage focuses a window that shows the page, else navigates or opens a window, and never opens another site', async () => {
  const [other, same] = [windowAt(`${ORIGIN}/map`), windowAt(`${ORIGIN}/poll/7`)]
  await openPage(windows(other, same), '/poll/7', ORIGIN)
  expect(same.focus).toHaveBeenCalled()
  expect(other.focus).not.toHaveBeenCalled()

  await openPage(windows(other), '/poll/7', ORIGIN)
  expect(other.navigate).toHaveBeenCalledWith(`${ORIGIN}/poll/7`)

  const none = windows()
  await openPage(none, '/poll/7', ORIGIN)
  await openPage(none, 'https://evil.example/', ORIGIN)
  expect(none.openWindow.mock.calls).toEqual([[`${ORIGIN}/poll/7`], [`${ORIGIN}/`]])

  const foreign = windowAt(`${ORIGIN}/map`)
  foreign.navigate.mockRejectedValue(new TypeError('not controlled'))
  const controlled = windows(foreign)
  await openPage(controlled, '/poll/7', ORIGIN)
  expect(controlled.openWindow).toHaveBeenCalledWith(`${ORIGIN}/poll/7`)
})
