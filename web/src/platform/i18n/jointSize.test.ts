import { expect, test } from 'vitest'
import { formatFor } from './format.ts'
import { jointSize } from './jointSize.ts'

const nl = formatFor('nl-nl')

test("jointSize of one area is the area's own size", () => {
  expect(jointSize(nl, { count: 1, jointKm2: 1 }, [{ areaM2: 341_000 }])).toBe('34,1\u00a0ha')
})

test("jointSize of several areas is the server's total in whole square kilometres", () => {
  expect(jointSize(nl, { count: 2, jointKm2: 58 }, [{ areaM2: 1 }, { areaM2: 2 }])).toBe('58\u00a0km²')
  expect(jointSize(nl, { count: 2, jointKm2: 1 }, [{ areaM2: 1 }, { areaM2: 2 }])).toBe('≤\u00a01\u00a0km²')
  expect(jointSize(nl, { count: 3, jointKm2: 58, approximate: true }, undefined)).toBe('≈\u00a058\u00a0km²')
  // The list does not contain the counted area yet.
  expect(jointSize(nl, { count: 1, jointKm2: 2 }, [])).toBe('2\u00a0km²')
})
