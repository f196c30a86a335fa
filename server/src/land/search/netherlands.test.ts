import { expect, test } from 'vitest'
import { isInNetherlands } from './netherlands.ts'

test.each([
  ['Antwerp', 4.4, 51.2],
  ['Brussels', 4.35, 50.85],
  ['Aachen', 6.1, 50.8],
  ['Emden', 7.5, 53.4],
  ['London', -0.1, 51.5],
  ['Vaduz', 9.5, 47.1],
])('isInNetherlands: %s is outside', (_name, lng, lat) => expect(isInNetherlands([lng, lat])).toBe(false))

test.each([
  ['Texel', 4.8, 53.1],
  ['Maastricht', 5.7, 50.8],
  ['Vlissingen', 3.6, 51.4],
  ['Groningen', 6.6, 53.2],
  ['Enschede', 6.9, 52.2],
  ['Schiermonnikoog', 6.2, 53.5],
])('isInNetherlands: %s is inside', (_name, lng, lat) => expect(isInNetherlands([lng, lat])).toBe(true))
