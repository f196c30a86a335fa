import { expect, test } from 'vitest'
import { sentKey } from './meetingValues.ts'

const online = { place: null, point: null, mine: null }
const draw = { seed: '', at: '2026-01-01T00:00:00.000Z', entries: 3, taken: 2 }

test('sentKey: after a draw in which nobody got a seat, the text says that nobody has a seat, not that a link was sent', () => {
  expect(sentKey({ ...online, draw: { ...draw, entries: 0, taken: 0 } }, false)).toBe('meeting.send.doneNobody')
  expect(sentKey({ ...online, draw: { ...draw, taken: 0 } }, true)).toBe('meeting.send.doneNobody')
})

test('sentKey: after a draw with seats the text says that the link was sent, or sent again', () => {
  expect(sentKey({ ...online, draw }, false)).toBe('meeting.send.done')
  expect(sentKey({ ...online, draw }, true)).toBe('meeting.send.doneAgain')
})

test('sentKey: after the draw of a meeting at a place, not online, the text is about e-mails, not a link', () => {
  expect(sentKey({ ...online, place: 'The sheepfold', draw }, false)).toBe('meeting.send.doneHere')
  expect(sentKey({ ...online, point: { lng: 4, lat: 53 }, draw }, true)).toBe('meeting.send.doneAgainHere')
})
