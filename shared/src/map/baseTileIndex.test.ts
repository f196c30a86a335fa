import { describe, expect, test } from 'vitest'
import { tileKind } from './baseTileIndex.ts'

// Two bits a tile, read from the right: the tile of zoom 0 has a file; those of zoom 1, column by column, are sea, land, a file, sea.
const index = Uint8Array.of(0b10_01_00_10, 0b00)

describe('tileKind', () => {
  test.each([
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
    [1, 2, 0],
    [8, 0, 0],
    [1, 0.5, 0],
    [NaN, 0, 0],
  ])('a tile outside the pyramid is sea: %d/%d/%d', (z, x, y) => {
    expect(tileKind(new Uint8Array(5462).fill(0b10101010), z, x, y)).toBe('sea')
  })

  test('the kind of a tile is read from two bits of the index, column by column', () => {
    expect(tileKind(index, 0, 0, 0)).toBe('file')
    expect(tileKind(index, 1, 0, 0)).toBe('sea')
    expect(tileKind(index, 1, 0, 1)).toBe('land')
    expect(tileKind(index, 1, 1, 0)).toBe('file')
    expect(tileKind(index, 1, 1, 1)).toBe('sea')
  })

  test('a tile that a truncated index lacks is read as sea', () => {
    expect(tileKind(new Uint8Array(), 7, 66, 42)).toBe('sea')
  })
})
