import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { baseStyle } from './baseStyle.ts'
import { withNature } from './natureLayers.ts'

const offer = {
  schema: 'openmaptiles',
  attribution: 'them',
  bounds: [3, 50, 8, 54],
  maxzoom: 14,
} as const

test.each(['light', 'dark'] as const)('withNature keeps the style valid, %s', (theme) => {
  expect(validateStyleMin(withNature(baseStyle(theme, 'nl'), theme, offer, 'https://areas.example'))).toEqual([])
})

test('withNature puts woods over land and below waters, mudflats over the sea, and names of nature between names of towns and of waters', () => {
  const { layers, sources } = withNature(baseStyle('light'), 'light', offer, 'https://areas.example')
  const ids = layers.map(({ id }) => id)
  const order = [
    'sea',
    'nature-flat',
    'land',
    'nature-wood',
    'lake',
    'coast',
    'place-name',
    'nature-name',
    'water-name',
  ]
  expect(order.map((id) => ids.indexOf(id))).toEqual(order.map((id) => ids.indexOf(id)).toSorted((a, b) => a - b))
  expect(order.every((id) => ids.includes(id))).toBe(true)
  // From zoom 9 on, the detailed map shows all of this nature.
  for (const layer of layers.filter(({ id }) => id.startsWith('nature-')))
    expect(layer).toMatchObject({ minzoom: 6, maxzoom: 9 })
  expect(sources['nature']).toMatchObject({ minzoom: 6, maxzoom: 8, attribution: 'them' })
})
