import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AreaGeometry } from './area.ts'
import { polygon, square } from './geo/testShapes.ts'
import { issuesOf } from './issues.ts'

describe('AreaGeometry', () => {
  it('a shape that crosses itself gives an issue with the key crossing and the path of the field', () => {
    const bow = polygon([
      [5, 53],
      [7, 55],
      [7, 53],
      [5, 55],
      [5, 53],
    ])
    const parsed = z.object({ measure: AreaGeometry }).safeParse({ measure: bow })
    expect(parsed.error && issuesOf(parsed.error)).toEqual([
      { path: ['measure'], key: 'crossing', params: { lng: 6, lat: 54 } },
    ])
    expect(z.object({ measure: AreaGeometry }).safeParse({}).success).toBe(false)
  })
  it('a valid shape is returned unchanged', () => {
    expect(AreaGeometry.parse(polygon(square()))).toEqual(polygon(square()))
  })
})
