import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { StyleSpecification } from 'maplibre-gl'
import { describe, expect, test } from 'vitest'
import { selectedFilters } from './areaLayers.ts'
import { baseStyle } from './baseStyle.ts'
import { carryOver, composeStyle, type MapLook } from './composeStyle.ts'
import { MAP_FONT } from './fontNames.ts'
import { parseImageName } from './mapImages.ts'
import { overlayData } from './overlayData.ts'

const look = (more: Partial<MapLook> = {}): MapLook => ({
  base: baseStyle('light', 'nl'),
  theme: 'light',
  aerial: null,
  everyone: true,
  filter: '',
  showCommunities: true,
  love: null,
  selected: null,
  data: overlayData({ mine: [], fresh: [], freshCommunities: [] }),
  origin: 'https://fieldfare.example',
  fontUrl: '/figtree.woff2',
  ...more,
})
const idsOf = ({ layers }: StyleSpecification) => layers.map(({ id }) => id)

describe('composeStyle', () => {
  test.each([
    ['light', look()],
    ['dark', look({ base: baseStyle('dark'), theme: 'dark', selected: 'a' })],
    ['aerial', look({ aerial: { attribution: 'air', bounds: [3, 50, 8, 54], maxzoom: 19 } })],
    ['the love map', look({ everyone: false, love: { levels: ['world'], year: 2025 } })],
    ['without everyone', look({ everyone: false, showCommunities: false })],
  ])('makes a valid style: %s', (_, given) => {
    expect(validateStyleMin(composeStyle(given))).toEqual([])
  })

  test('draws areas over the ground, names over areas, and badges on top', () => {
    const ids = idsOf(composeStyle(look()))
    const order = ['land', 'community-tile-line', 'area-tile-fill', 'area-mine-line', 'place-name', 'badge-mine']
    expect(order.map((id) => ids.indexOf(id))).toEqual(order.map((id) => ids.indexOf(id)).toSorted((a, b) => a - b))
    expect(order.every((id) => ids.includes(id))).toBe(true)
  })

  test("places totals and badges of others' areas before badges of own areas, which are moved aside and may overlap", () => {
    const { layers } = composeStyle(look())
    const at = (id: string) => layers.findIndex((layer) => layer.id === id)
    // MapLibre places the symbols of the last layers first.
    for (const layerId of ['area-cells', 'badge-tile', 'badge-fresh'])
      expect(at('badge-mine')).toBeLessThan(at(layerId))
    expect(layers[at('badge-mine')]?.layout).toMatchObject({ 'icon-allow-overlap': true, 'icon-offset': [-10, -8] })
  })

  test('places names of great towns first when zoomed out, and lets totals of areas move aside for these names', () => {
    const { layers } = composeStyle(look())
    const at = (id: string) => layers.find((layer) => layer.id === id)
    // MapLibre places the symbols of the last layer first.
    expect(layers.at(-1)?.id).toBe('place-name-great')
    expect(at('place-name-great')).toMatchObject({ maxzoom: 9 })
    expect(at('place-name-near')).toMatchObject({ minzoom: 9, layout: { 'text-overlap': 'always' } })
    const cells = at('area-cells')?.layout
    expect(cells).toMatchObject({ 'icon-text-fit': 'both' })
    expect(cells).toHaveProperty('text-variable-anchor-offset.length', 2 * 17)
  })

  test('draws land below the sea, so that missing tiles look like land', () => {
    const [first, second] = composeStyle(look()).layers
    expect(first).toMatchObject({ type: 'background', paint: { 'background-color': '#f3f1e4' } })
    expect(second).toMatchObject({ id: 'sea', type: 'fill' })
  })

  test('draws an own area as a white fill with a glow below its line', () => {
    const { layers } = composeStyle(look())
    const ids = layers.map(({ id }) => id)
    const order = ['area-mine-fill', 'area-mine-glow', 'area-mine-casing', 'area-mine-line'].map((id) =>
      ids.indexOf(id),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(layers.find(({ id }) => id === 'area-mine-fill')?.paint).toMatchObject({ 'fill-color': '#ffffff' })
    expect(layers.find(({ id }) => id === 'area-mine-glow')?.paint).toMatchObject({ 'line-color': '#ff9a2e' })
    expect(ids).not.toContain('area-tile-glow')
  })

  test("has no source and no layers of everybody's areas if everyone is false", () => {
    const style = composeStyle(look({ everyone: false }))
    expect(style.sources).not.toHaveProperty('areas')
    expect(style.layers.filter((layer) => 'source' in layer && layer.source === 'areas')).toEqual([])
  })

  test('makes a style without a glyph server for the bundled map', () => {
    expect(composeStyle(look()).glyphs).toBeUndefined()
  })

  test('adds our font for numbers to a base style with a glyph server', () => {
    const base = { ...baseStyle('light'), glyphs: 'https://maps.example/{fontstack}/{range}.pbf' }
    const style = composeStyle(look({ base }))
    expect(validateStyleMin(style)).toEqual([])
    expect(style['font-faces']).toEqual({ [MAP_FONT.town]: '/figtree.woff2' })
    expect(composeStyle(look())['font-faces']).toBeUndefined()
  })

  test('selectedFilters returns filters with the selected id for layers of the style', () => {
    const layers = idsOf(composeStyle(look()))
    const filters = selectedFilters('a', true)
    expect(filters.length).toBeGreaterThan(0)
    for (const [id, filter] of filters) {
      expect(layers).toContain(id)
      expect(JSON.stringify(filter)).toContain('"a"')
    }
  })
})

describe('a change of style', () => {
  const first = composeStyle(look())
  const drawing = { id: 'td-line', type: 'line', source: 'td' } as const

  test('carryOver returns the next style if there is no former style', () => {
    expect(carryOver(undefined, first, null)).toBe(first)
  })

  test('carryOver keeps layers and sources of drawing tools, and replaces the old theme by the next', () => {
    const before: StyleSpecification = {
      ...first,
      sources: { ...first.sources, td: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
      layers: [...first.layers, drawing],
    }
    const next = composeStyle(look({ base: baseStyle('dark'), theme: 'dark' }))
    const carried = carryOver(before, next, first)
    expect(idsOf(carried)).toEqual([...idsOf(next), 'td-line'])
    expect(carried.sources).toHaveProperty('td')
    expect(carried.name).toBe('Fieldfare dark')
  })
})

describe('names of images', () => {
  test.each([
    '',
    'badge',
    'badge/pink/own/world',
    'badge/light/mine/world',
    'badge/light/own/moon',
    'one/light/moon',
    'town/light/large',
    'cell/light/1-2',
    'cell/dark/9-0-0-0',
    'cell/dark',
    'community/light/own',
    'marker',
  ])('parseImageName returns null for %s', (name) => {
    expect(parseImageName(name)).toBeNull()
  })

  test('parseImageName reads badges, communities, towns, cells and single areas', () => {
    expect(parseImageName('badge/aerial/others/living area')).toMatchObject({ mine: false, level: 'living area' })
    expect(parseImageName('community/light')).toEqual({ kind: 'community', palette: 'light' })
    expect(parseImageName('one/light/world')).toEqual({ kind: 'one', palette: 'light', level: 'world' })
    expect(parseImageName('town/dark')).toEqual({ kind: 'town', palette: 'dark' })
    expect(parseImageName('cell/dark/1-0-3-4')).toMatchObject({ palette: 'dark', shares: [1, 0, 3, 4] })
  })
})
