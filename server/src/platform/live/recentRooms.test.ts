import { expect, test } from 'vitest'
import { RecentRooms } from './recentRooms.ts'

function recentRooms() {
  const clock = { ms: 0 }
  const rooms = new RecentRooms(() => clock.ms)
  clock.ms = 100_000
  return { rooms, later: (ms: number) => (clock.ms += ms) }
}

test('RecentRooms.mayHaveHad: returns true for a span that begins before the start, before a gap or over a minute ago', () => {
  expect(new RecentRooms().mayHaveHad('land:all', 0)).toBe(true)
  const { rooms, later } = recentRooms()
  expect(rooms.mayHaveHad('land:all', 50_000)).toBe(false)
  expect(rooms.mayHaveHad('land:all', 56_000)).toBe(true)
  rooms.forget()
  later(2_000)
  expect(rooms.mayHaveHad('land:all', 1_000)).toBe(true)
  later(10_000)
  expect(rooms.mayHaveHad('land:all', 1_000)).toBe(false)
})

test('RecentRooms.mayHaveHad: an event counts only for its own room, even up to five seconds before the span asked about', () => {
  const { rooms, later } = recentRooms()
  rooms.add('land:a')
  expect(rooms.mayHaveHad('land:a', 0)).toBe(true)
  expect(rooms.mayHaveHad('land:b', 50_000)).toBe(false)
  later(8_000)
  expect(rooms.mayHaveHad('land:a', 2_000)).toBe(false)
  expect(rooms.mayHaveHad('land:a', 3_000)).toBe(true)
})

test('RecentRooms.mayHaveHad: once the oldest events are forgotten, returns true for a span from before the oldest remembered', () => {
  const { rooms, later } = recentRooms()
  for (let nth = 0; nth < 20_001; nth++) {
    rooms.add(`land:${nth}`)
    if (nth === 0) later(10_000)
  }
  expect(rooms.mayHaveHad('land:0', 0)).toBe(false)
  expect(rooms.mayHaveHad('land:0', 5_000)).toBe(true)
  expect(rooms.mayHaveHad('land:20000', 0)).toBe(true)
})
