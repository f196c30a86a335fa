import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

test('Breaker: allows requests after four failures, and refuses them after five', () => {
  const breaker = new Breaker(() => 0)
  for (let i = 0; i < 4; i++) breaker.failed()
  expect(breaker.allows()).toBe(true)
  breaker.failed()
  expect(breaker.allows()).toBe(false)
})

test('Breaker: a success resets the count of failures', () => {
  const breaker = new Breaker(() => 0)
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) breaker.failed()
    breaker.succeeded()
  }
  expect(breaker.allows()).toBe(true)
})

test('Breaker: one request is allowed after each pause, and the pauses grow from 15 seconds to five minutes', () => {
  let now = 0
  const breaker = new Breaker(() => now)
  for (let i = 0; i < 5; i++) breaker.failed()
  for (const pause of [15, 30, 60, 120, 240, 300, 300]) {
    now += pause * 1000 - 1
    expect(breaker.allows()).toBe(false)
    now += 1
    expect(breaker.allows()).toBe(true)
    expect(breaker.allows()).toBe(false)
    breaker.failed()
  }
  now += 300_000
  expect(breaker.allows()).toBe(true)
  breaker.succeeded()
  expect(breaker.allows()).toBe(true)
})

test('Breaker: a failure with a retry time blocks requests until then', () => {
  let now = 0
  const breaker = new Breaker(() => now)
  breaker.failed(60_000)
  now = 59_999
  expect(breaker.allows()).toBe(false)
  now = 60_000
  expect(breaker.allows()).toBe(true)
})
