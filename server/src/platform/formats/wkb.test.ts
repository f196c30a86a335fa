import { expect, test } from 'vitest'
import { type Projection, WkbReader } from './wkb.ts'

const AS_IT_IS: Projection = { x: (lng) => lng, y: (lat) => lat }

/** Returns numbers as bytes: [1, value] as u8, [4, value] as u32, a plain number as a double. */
function bytes(...parts: (number | [1 | 4, number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(parts.length * 8))
  let length = 0
  for (const part of parts) {
    if (typeof part === 'number') view.setFloat64(length, part, true)
    else if (part[0] === 1) view.setUint8(length, part[1])
    else view.setUint32(length, part[1], true)
    length += typeof part === 'number' ? 8 : part[0]
  }
  return new Uint8Array(view.buffer, 0, length)
}
const header = (type: number, count: number) =>
  [
    [1, 1],
    [4, type],
    [4, count],
  ] as [1 | 4, number][]
const triangle = [[4, 4], 0, 0, 2, 0, 2, 1, 0, 0] as (number | [1 | 4, number])[]

const read = (given: Uint8Array) => new WkbReader(given).next(AS_IT_IS)

test.each([
  ['big endian', bytes([1, 0], [4, 3], [4, 0])],
  ['a point', bytes([1, 1], [4, 1], 5, 53)],
  ['three dimensions', bytes(...header(1003, 0))],
  ['a point inside a multipolygon', bytes(...header(6, 1), ...header(1, 0))],
  ['an empty buffer', bytes()],
  ['a buffer that ends inside a position', bytes(...header(3, 1), ...triangle).subarray(0, -1)],
  ['more rings than bytes', bytes(...header(3, 0xffffffff))],
  ['more positions than bytes', bytes(...header(3, 1), [4, 0xffffffff])],
])('WkbReader.next: %s is refused with a RangeError', (_, given) => {
  expect(() => read(given)).toThrow(RangeError)
})

test('WkbReader.next: a polygon with a hole is returned with both rings', () => {
  const ring = [0, 0, 2, 0, 2, 1, 0, 0]
  expect(read(bytes(...header(3, 2), ...triangle, ...triangle))).toEqual([[ring, ring]])
})

test('WkbReader.next: consecutive shapes are returned one by one, and `done` is true after the last', () => {
  const polygon = [...header(3, 1), ...triangle]
  const reader = new WkbReader(bytes(...header(6, 2), ...polygon, ...polygon, ...polygon))
  expect(reader.next(AS_IT_IS)).toHaveLength(2)
  expect(reader.done).toBe(false)
  expect(reader.next(AS_IT_IS)).toHaveLength(1)
  expect(reader.done).toBe(true)
})
