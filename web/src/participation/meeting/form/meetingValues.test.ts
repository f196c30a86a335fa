import { expect, test } from 'vitest'
import { sentKey } from './meetingValues.ts'

const online = { place: null, point: null, mine: null }
const draw = { seed: '', at: '2026-01-01T00:00:00.000Z', entries: 3, taken: 2 }

test('sentKey: after a draw of nobody no link is said to be on its way', () => {
  expect(sentKey({ ...online, draw: { ...draw, entries: 0, taken: 0 } }, false)).toBe('meeting.send.doneNobody')
  expect(sentKey({ ...online, draw: { ...draw, taken: 0 } }, true)).toBe('meeting.send.doneNobody')
})

test('sentKey: after a draw with seats the link is on its way, and again when it is sent again', () => {
  expect(sentKey({ ...online, draw }, false)).toBe('meeting.send.done')
  expect(sentKey({ ...online, draw }, true)).toBe('meeting.send.doneAgain')
})

test('sentKey: after the draw of a meeting on the spot no link is said to be on its way', () => {
  expect(sentKey({ ...online, place: 'The sheepfold', draw }, false)).toBe('meeting.send.doneHere')
  expect(sentKey({ ...online, point: { lng: 4, lat: 53 }, draw }, true)).toBe('meeting.send.doneAgainHere')
})
