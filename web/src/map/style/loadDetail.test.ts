import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { TILE_SCHEMAS } from '@fieldfare/shared/publicConfig.ts'
import { describe, expect, test } from 'vitest'
import { detailLayers } from '../../../../tools/mapStyle/detailStyle.ts'
import { baseStyle } from './baseStyle.ts'
import { DETAIL_FROM } from './detailSource.ts'
import { loadDetail, withDetail } from './loadDetail.ts'

const offer = { schema: 'openmaptiles', attribution: 'them', bounds: [3, 50, 8, 54], maxzoom: 14 } as const
const request = {
  offer,
  theme: 'light',
  language: 'nl',
  origin: 'https://areas.example',
  folder: '/basemap/style-1',
} as const
const answers = (body: string, init?: ResponseInit) => async () => new Response(body, init)
const file = (schema: (typeof TILE_SCHEMAS)[number] = 'openmaptiles', theme: 'light' | 'dark' = 'light') =>
  JSON.stringify(detailLayers(schema, theme))

describe('loadDetail, failures', () => {
  test.each([
    ['the network is away', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the style is not there', answers('', { status: 404 })],
    ['a captive portal answers', answers('<html>')],
  ])('returns null when %s', async (_, load) => {
    expect(await loadDetail({ ...request, load })).toBeNull()
  })
})

describe.each(TILE_SCHEMAS)('detailed map from %s tiles', (schema) => {
  test.each(['light', 'dark'] as const)('the detailed and bundled map make a valid style, %s', async (theme) => {
    const load = answers(file(schema, theme))
    const detail = await loadDetail({ ...request, offer: { ...offer, schema }, theme, load })
    const style = detail && withDetail(baseStyle(theme, 'nl'), detail, true)
    expect(style && validateStyleMin(style)).toEqual([])
    expect(style?.glyphs ?? style?.sprite).toBeUndefined()
    expect(JSON.stringify(style)).not.toMatch(/\{language\}|xx"/)
    expect(JSON.stringify(detail?.layers)).not.toContain('icon-image')
  })

  test('the style file of the detailed map is smaller than 9 kB when compressed', async () => {
    const packed = new Response(new Blob([file(schema)]).stream().pipeThrough(new CompressionStream('gzip')))
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(9000)
  })
})

describe('withDetail', () => {
  const loaded = async () => {
    const detail = await loadDetail({ ...request, load: answers(file()) })
    if (!detail) throw new Error('no detail')
    return detail
  }
  const rank = (ids: string[], order: string[]) => order.map((id) => ids.indexOf(id))

  test('puts detailed ground over bundled ground, all names over all ground, and keeps the order of layers', async () => {
    const { layers } = withDetail(baseStyle('light'), await loaded(), false)
    const ids = layers.map(({ id }) => id)
    const order = rank(ids, [
      'land',
      'coast',
      'detail-ground',
      'detail-land-forest',
      'detail-flats',
      'detail-way-path',
      'place-name',
      'detail-label-place-town',
    ])
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
    const firstName = layers.findIndex(({ type }) => type === 'symbol')
    expect(layers.slice(firstName).every(({ type }) => type === 'symbol')).toBe(true)
  })

  test("ends the bundled map's names at the zoom where the detailed map begins, only if isNamed is true", async () => {
    const detail = await loaded()
    const last = (isNamed: boolean) =>
      withDetail(baseStyle('light'), detail, isNamed).layers.find(({ id }) => id === 'place-name')?.maxzoom
    expect(last(false)).toBeUndefined()
    expect(last(true)).toBe(DETAIL_FROM)
  })

  test("shows names of cities even over other names, and drops the bundled map's names for close views only if isNamed is true", async () => {
    const detail = await loaded()
    const cities = detail.layers.filter(({ id }) => /label-place-(city|statecapital|capital)/.test(id))
    expect(cities.map(({ layout }) => layout)).toEqual(
      cities.map(() => expect.objectContaining({ 'text-overlap': 'always' })),
    )
    expect(cities).not.toEqual([])
    const near = (isNamed: boolean) =>
      withDetail(baseStyle('light'), detail, isNamed).layers.some(({ id }) => id === 'place-name-near')
    expect([near(false), near(true)]).toEqual([true, false])
  })

  test("shows a place name in the reader's language, else in the place's local language; for an invalid language in English", async () => {
    const { layers } = await loaded()
    expect(JSON.stringify(layers)).toContain('["coalesce",["get","name:nl"],["get","name:latin"],["get","name"]]')
    const strange = await loadDetail({ ...request, language: '"]', load: answers(file()) })
    expect(JSON.stringify(strange?.layers)).toContain('"name:en"')
  })
})
