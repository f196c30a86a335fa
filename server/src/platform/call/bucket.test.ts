import { expect, test } from 'vitest'
import { makeBucket } from './bucket.ts'

test('makeBucket: a bucket allows its burst at once, then as many calls as its rate refills', () => {
  let now = 0
  const take = makeBucket({ burst: 3, perSecond: 2 }, () => now)
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
  now = 500
  expect([take(), take()]).toEqual([true, false])
  now = 1_000_000
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
})
