import { describe, expect, test } from 'vitest'
import { readTileJson, schemaOf } from './tileJson.ts'

const URL_OF_LIST = 'https://tiles.example/osm/tiles.json'
const read = (json: unknown) => readTileJson(JSON.stringify(json), URL_OF_LIST)

describe('readTileJson', () => {
  test.each([
    ['no tiles', { tilejson: '3.0.0' }],
    ['an address without {z}/{x}/{y}', { tiles: ['https://tiles.example/one'] }],
    ['an http address', { tiles: ['http://tiles.example/{z}/{x}/{y}'] }],
    ['a file: address', { tiles: ['file:///etc/{z}/{x}/{y}'] }],
    ['an array in place of an object', []],
    ['a private address', { tiles: ['https://169.254.169.254/{z}/{x}/{y}'] }],
    ['a localhost address', { tiles: ['https://localhost/{z}/{x}/{y}'] }],
  ])('a TileJSON with %s is refused', (_, json) => {
    expect(() => read(json)).toThrow('sent a TileJSON')
  })

  test('an HTML page in place of a TileJSON is refused', () => {
    expect(() => readTileJson('<html>', URL_OF_LIST)).toThrow('no JSON')
  })

  test('a tile URL in a private network is accepted from a TileJSON in a private network', () => {
    const tiles = ['http://127.0.0.1:8081/{z}/{x}/{y}']
    expect(readTileJson(JSON.stringify({ tiles }), 'http://127.0.0.1:8080/tiles.json').template).toBe(tiles[0])
  })

  test('a relative tile URL is resolved against the URL of the TileJSON', () => {
    expect(read({ tiles: ['/tiles/{z}/{x}/{y}'] }).template).toBe('https://tiles.example/tiles/{z}/{x}/{y}')
  })

  test('invalid bounds, zooms and attribution are replaced by defaults', () => {
    const { bounds, maxzoom, attribution } = read({
      tiles: ['{z}/{x}/{y}'],
      bounds: [9, 9, 1, 1],
      maxzoom: 'high',
      attribution: 7,
    })
    expect({ bounds, maxzoom, attribution }).toEqual({
      bounds: [-180, -85.0511, 180, 85.0511],
      maxzoom: 14,
      attribution: '',
    })
  })
})

test.each([
  ['openmaptiles', ['water', 'transportation']],
  ['shortbread', ['ocean', 'street_labels']],
  ['protomaps', ['earth', 'roads']],
  [null, ['roads']],
])('schemaOf: the schema %s is recognised by its layers', (schema, layers) => {
  expect(schemaOf(layers.map((id) => ({ id })))).toBe(schema)
})
