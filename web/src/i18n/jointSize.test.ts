import { expect, test } from 'vitest'
import { formatFor } from './format.ts'
import { jointSize } from './jointSize.ts'

const nl = formatFor('nl-nl')

test('one area of 34 ha is 34 ha, not a square kilometre', () => {
  expect(jointSize(nl, { count: 1, jointKm2: 1 }, [{ areaM2: 341_000 }])).toBe('34,1 ha')
})

test('a total of several is the whole square kilometres that the server rounded up', () => {
  expect(jointSize(nl, { count: 2, jointKm2: 58 }, [{ areaM2: 1 }, { areaM2: 2 }])).toBe('58 km²')
  expect(jointSize(nl, { count: 2, jointKm2: 1 }, [{ areaM2: 1 }, { areaM2: 2 }])).toBe('≤ 1 km²')
  expect(jointSize(nl, { count: 3, jointKm2: 58, approximate: true }, undefined)).toBe('≈ 58 km²')
  // The list is still behind the total.
  expect(jointSize(nl, { count: 1, jointKm2: 2 }, [])).toBe('2 km²')
})
