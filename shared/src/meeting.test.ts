import { expect, test } from 'vitest'
import { linkOf, stateOf } from './meeting.ts'

test.each([
  '',
  'javascript:alert(1)',
  'JavaScript://meet.example.org/%0aalert(1)',
  'http://meet.example.org',
  'ftp://meet.example.org',
  'mailto:me@example.org',
  'tel:061',
  'data:text/html,x',
  '//meet.example.org',
  '/room',
  'meet example.org',
  'https://meet.example.org/a room',
  'https://meet.example.org\\@evil.example',
  'https://name:secret@meet.example.org',
  'https://',
  'https:// meet.example.org',
  'nonsense',
  `meet.example.org/${'x'.repeat(1000)}`,
])('linkOf: %j is refused as the link of a meeting', (typed) => {
  expect(linkOf(typed)).toBeNull()
})

test('linkOf: https:// is added to a link without scheme', () => {
  expect(linkOf('meet.example.org/room')).toBe('https://meet.example.org/room')
  expect(linkOf(' meet.example.org:8443/room ')).toBe('https://meet.example.org:8443/room')
  expect(linkOf('https://meet.example.org/room?pwd=a#b')).toBe('https://meet.example.org/room?pwd=a#b')
  expect(linkOf('HTTPS://meet.example.org')).toBe('HTTPS://meet.example.org')
})

test("stateOf: a member's state follows from the member's answer and seat, and from whether the link is sent", () => {
  const none = { reported: false, answer: null, entry: null, place: null, seat: null, link: null }
  const state = (linkSent: boolean, mine: Partial<typeof none> | Record<string, unknown>) =>
    stateOf({ linkSent, mine: { ...none, ...mine } as never })
  expect(state(false, {})).toBe('invited')
  expect(state(false, { answer: 'accepted' })).toBe('accepted')
  expect(state(false, { answer: 'rejected' })).toBe('declined')
  expect(state(true, {})).toBe('missed')
  expect(state(true, { answer: 'rejected' })).toBe('declined')
  expect(state(true, { answer: 'accepted', seat: 'seat' })).toBe('drawn')
  expect(state(true, { answer: 'accepted', seat: 'reserve' })).toBe('reserve')
  expect(state(true, { answer: 'accepted', seat: 'givenBack' })).toBe('gaveBack')
})
