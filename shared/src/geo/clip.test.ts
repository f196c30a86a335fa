import { ClipType } from 'clipper2-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../testing/holds.ts'
import { keptPosition, shapeOfStar, star } from '../testing/shapeExamples.ts'
import {
  combine,
  flatSize,
  grid,
  gridAt,
  grow,
  partsOf,
  pathOf,
  pathsOf,
  type Paths64,
  shapeOf,
  united,
} from './clip.ts'
import { checkGeometry, countCorners, geodesicArea } from './geometry.ts'
import { simplifyParts } from './simplifyParts.ts'
import { soundShape } from './soundShape.ts'
import { square } from './testShapes.ts'

const near = star(undefined, 0.7)
const sizeOf = (on: ReturnType<typeof grid>, parts: Paths64[]) =>
  parts.reduce((sum, part) => sum + flatSize(on, part), 0)

describe('combine', () => {
  it('the surfaces of the intersection and the differences of two shapes add up to the surface of each shape and of the union', () =>
    holds([near, near], (one, other) => {
      const on = grid(shapeOfStar(one))
      const [a, b] = [pathsOf(on, shapeOfStar(one)), pathsOf(on, shapeOfStar(other))]
      const size = (kind: ClipType, first = a, second = b) => sizeOf(on, partsOf(combine(kind, first, second)))
      const common = size(ClipType.Intersection)
      const [onlyA, onlyB] = [size(ClipType.Difference), size(ClipType.Difference, b, a)]
      // At crossings of lines, corners are rounded to a centimetre.
      const slack = (metres2: number) => Math.abs(metres2) / flatSize(on, a)
      expect(slack(common + onlyA - flatSize(on, a))).toBeLessThan(1e-5)
      expect(slack(common + onlyB - flatSize(on, b))).toBeLessThan(1e-5)
      expect(slack(common + onlyA + onlyB - size(ClipType.Union))).toBeLessThan(1e-5)
    }))
})

describe('soundShape', () => {
  it('the union, difference or intersection of two shapes becomes a valid shape with the same surface, or is refused with nothingLeft', () =>
    holds([near, near], (one, other) => {
      const on = grid(shapeOfStar(one))
      const [a, b] = [pathsOf(on, shapeOfStar(one)), pathsOf(on, shapeOfStar(other))]
      for (const kind of [ClipType.Union, ClipType.Difference, ClipType.Intersection]) {
        const parts = partsOf(combine(kind, a, b))
        const result = soundShape(on, parts)
        if ('refused' in result) {
          expect(result.refused).toBe('nothingLeft')
          expect(sizeOf(on, parts)).toBeLessThan(10)
        } else {
          expect(checkGeometry(result.shape).ok).toBe(true)
          expect(geodesicArea(result.shape) / sizeOf(on, parts)).toBeCloseTo(1, 1)
        }
      }
    }))
})

const cell = fc.integer({ min: 0, max: 4 })
const side = fc.integer({ min: 1, max: 2 })
const boxes = fc.array(fc.tuple(cell, cell, side), { minLength: 1, maxLength: 7 })

describe('soundShape of adjacent boxes', () => {
  it('the union of boxes that meet at sides and corners becomes a valid shape with the same surface', () =>
    holds([boxes], (some) => {
      const on = gridAt([5, 53])
      const paths = some.map(([x, y, size]) => pathOf(on, square(5 + x / 100, 53 + y / 100, size / 100).slice(0, -1)))
      const parts = united(paths)
      const result = soundShape(on, parts)
      expect('shape' in result && checkGeometry(result.shape).ok).toBe(true)
      expect('shape' in result && geodesicArea(result.shape) / sizeOf(on, parts)).toBeCloseTo(1, 2)
    }))
})

describe('shapeOf', () => {
  it('a shape converted to paths and back has the same surface and number of corners', () =>
    holds([star(), keptPosition], (one, place) => {
      const shape = shapeOfStar(one)
      for (const on of [grid(shape), gridAt(place)]) {
        const again = shapeOf(on, [pathsOf(on, shape)])
        expect(again && geodesicArea(again) / geodesicArea(shape)).toBeCloseTo(1, 9)
        expect(again && countCorners(again)).toBe(countCorners(shape))
      }
    }))
})

describe('grow', () => {
  it('a shape grown outwards contains the original, and the original contains the shape grown inwards', () =>
    holds([star(), fc.boolean()], (one, turned) => {
      const shape = shapeOfStar(turned ? { ...one, ring: one.ring.toReversed() } : one)
      const on = grid(shape)
      const paths = pathsOf(on, shape)
      const outside = (inner: Paths64, outer: Paths64) =>
        sizeOf(on, partsOf(combine(ClipType.Difference, inner, outer)))
      expect(outside(paths, grow(on, paths, 50))).toBeLessThan(1)
      expect(outside(grow(on, paths, -50), paths)).toBeLessThan(1)
    }))
})

describe('simplifyParts', () => {
  it('any shape is simplified to a valid shape with at most the given number of corners', () =>
    holds([star()], (one) => {
      const shape = shapeOfStar(one)
      const fewer = simplifyParts(grid(shape), shape, 8)
      expect(fewer && countCorners(fewer)).toBeLessThanOrEqual(8)
      expect(checkGeometry(fewer).ok).toBe(true)
    }))
})
