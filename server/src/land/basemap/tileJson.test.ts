import { describe, expect, test } from 'vitest'
import { readTileJson, schemaOf } from './tileJson.ts'

const URL_OF_LIST = 'https://tiles.example/osm/tiles.json'
const read = (json: unknown) => readTileJson(JSON.stringify(json), URL_OF_LIST)

describe('readTileJson', () => {
  test.each([
    ['no tiles', { tilejson: '3.0.0' }],
    ['an address without a place for numbers', { tiles: ['https://tiles.example/one'] }],
    ['another way of asking than https', { tiles: ['http://tiles.example/{z}/{x}/{y}'] }],
    ['a file', { tiles: ['file:///etc/{z}/{x}/{y}'] }],
    ['a list', []],
    ['an address inside', { tiles: ['https://169.254.169.254/{z}/{x}/{y}'] }],
    ['this machine', { tiles: ['https://localhost/{z}/{x}/{y}'] }],
  ])('refuses %s', (_, json) => {
    expect(() => read(json)).toThrow('sent a TileJSON')
  })

  test('refuses a page', () => {
    expect(() => readTileJson('<html>', URL_OF_LIST)).toThrow('no JSON')
  })

  test('takes an address inside from a list that is there itself', () => {
    const tiles = ['http://127.0.0.1:8081/{z}/{x}/{y}']
    expect(readTileJson(JSON.stringify({ tiles }), 'http://127.0.0.1:8080/tiles.json').template).toBe(tiles[0])
  })

  test('knows addresses by the list’s own', () => {
    expect(read({ tiles: ['/tiles/{z}/{x}/{y}'] }).template).toBe('https://tiles.example/tiles/{z}/{x}/{y}')
  })

  test('takes the world for bounds that are none', () => {
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
])('the schema %s is known by its layers', (schema, layers) => {
  expect(schemaOf(layers.map((id) => ({ id })))).toBe(schema)
})
