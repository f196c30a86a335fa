import type { StyleSpecification } from 'maplibre-gl'
import { describe, expect, test } from 'vitest'
import { addressFor, chooseStyle } from './chooseStyle.ts'

const url = 'https://maps.example/styles/light.json'
const serverStyle: StyleSpecification = {
  version: 8,
  glyphs: '../fonts/{fontstack}/{range}.pbf',
  sources: { land: { type: 'vector', tiles: ['/tiles/{z}/{x}/{y}'] } },
  layers: [{ id: 'ground', type: 'background' }],
}
const answers = (body: unknown, init?: ResponseInit) => async () => Response.json(body, init)
const isBundled = ({ name }: StyleSpecification) => name?.startsWith('Fieldfare')

describe('chooseStyle, bundled map', () => {
  test.each([
    ['the network is away', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server refuses', answers(serverStyle, { status: 403 })],
    ['the answer is not a style', answers({ version: 7, layers: [], sources: {} })],
    ['the style is empty', answers({ version: 8, layers: [], sources: {} })],
    ['the answer is not JSON', async () => new Response('<html>')],
  ])('returns the bundled map with wanted false when %s', async (_, load) => {
    const result = await chooseStyle({ url, theme: 'light', load })
    expect(isBundled(result.style)).toBe(true)
    expect(result.wanted).toBe(false)
  })

  test('returns wanted false when the style loads but not the list of its tiles', async () => {
    const listed = { ...serverStyle, sources: { land: { type: 'vector', url: 'tiles.json' } } }
    const load = async (address: string | URL | Request) =>
      address === url ? Response.json(listed) : new Response('', { status: 404 })
    expect((await chooseStyle({ url, theme: 'light', load })).wanted).toBe(false)
  })

  test('returns wanted false without a request when the device is offline', async () => {
    const load = async () => expect.unreachable()
    expect((await chooseStyle({ url, theme: 'dark', online: false, load })).wanted).toBe(false)
  })

  test('returns the bundled map with wanted true when no style is configured', async () => {
    const result = await chooseStyle({ url: ' ', theme: 'dark' })
    expect(isBundled(result.style)).toBe(true)
    expect(result.wanted).toBe(true)
  })
})

describe("chooseStyle and addressFor, with the operator's style", () => {
  test('chooseStyle makes the URLs in the style absolute and keeps their placeholders', async () => {
    const { style, wanted } = await chooseStyle({ url, theme: 'light', load: answers(serverStyle) })
    expect(wanted).toBe(true)
    expect(style.glyphs).toBe('https://maps.example/fonts/{fontstack}/{range}.pbf')
    expect(style.sources.land).toMatchObject({ tiles: ['https://maps.example/tiles/{z}/{x}/{y}'] })
  })

  test('addressFor replaces the placeholder {theme} by the theme of the page', () => {
    expect(addressFor('https://maps.example/{theme}.json', 'light')).toBe('https://maps.example/light.json')
    expect(addressFor('https://maps.example/%7Btheme%7D.json', 'dark')).toBe('https://maps.example/dark.json')
    expect(addressFor('https://maps.example/one.json', 'dark')).toBe('https://maps.example/one.json')
    expect(addressFor(null, 'dark')).toBeNull()
  })
})
