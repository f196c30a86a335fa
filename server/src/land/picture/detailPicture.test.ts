import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { startStandIn, type StandInMode } from '../../../../tools/standIn/standInServer.ts'
import { square } from '../../testing/testShapes.ts'
import { readConfig } from '../../platform/config.ts'
import { baseMapRoutes } from '../basemap/routes.ts'
import { creditOf, detailOf } from './detailTiles.ts'
import { mapPiece } from './mapPiece.ts'
import type { MapSlot } from './mapSlot.ts'

/** A point within the tiles of the stand-in for the map service. */
const [LNG, LAT] = [9.506, 47.137]
const slot = (lng: number, lat: number, size: number): MapSlot => ({
  width: 640,
  height: 630,
  inset: { top: 60, right: 60, bottom: 60, left: 60 },
  ratio: 1.4,
  geometry: square(lng, lat, size),
  level: 'living area',
})
const STYLE = [
  { id: 'ground', type: 'fill', 'source-layer': 'ground', paint: { 'fill-color': '#f3f1e4' } },
  { id: 'wood', type: 'fill', 'source-layer': 'landcover', paint: { 'fill-color': '#00ff01' } },
  {
    id: 'road',
    type: 'line',
    'source-layer': 'transportation',
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': '#0100ff', 'line-width': ['interpolate', ['linear'], ['zoom'], 9, 1, 16, 8] },
  },
]

async function place(mode: StandInMode = 'ok') {
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-pictures-'))
  const standIn = await startStandIn()
  standIn.mode = mode
  const http = Fastify()
  const env = { NODE_ENV: 'test', SECRET: 's'.repeat(32), DATA_DIR: folder, BASE_MAP: `${standIn.url}/tiles.json` }
  const map = baseMapRoutes(http, readConfig(env), new Registry())
  await mkdir(join(folder, 'basemap/style-1'), { recursive: true })
  await writeFile(join(folder, 'basemap/style-1/openmaptiles-light.json'), JSON.stringify(STYLE))
  onTestFinished(async () => {
    await map.close()
    await http.close()
    await standIn.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { dist: folder, base: await map.tiles(), standIn }
}
const piece = (dist: string, where: MapSlot, detail: Parameters<typeof mapPiece>[0]['detail']) =>
  mapPiece({ dist, slot: where, detail, language: 'nl', lines: 1, credit: { left: 0, bottom: 0 } })

test('detailOf: without a base map, without tiles at the place or while the upstream is broken, detail is null and isBest is false', async () => {
  const { base } = await place('broken')
  const { base: other } = await place()
  for (const [map, where] of [
    [null, slot(LNG, LAT, 0.01)],
    [base, slot(LNG, LAT, 0.01)],
    [other, slot(5, 53, 0.01)],
  ] as const)
    expect(await detailOf(map, where, 'somebody')).toEqual({ detail: null, isBest: false })
})

test('detailOf: a shape as large as a province gets the bundled map as its best picture, and no tile is requested', async () => {
  const { base, standIn } = await place()
  const before = standIn.asked.length
  expect(await detailOf(base, slot(5, 53, 3), 'somebody')).toEqual({ detail: null, isBest: true })
  expect(standIn.asked).toHaveLength(before)
})

test('mapPiece draws the fills and lines of the style from the tiles, and names the makers of the map', async () => {
  const { dist, base } = await place()
  const where = slot(LNG, LAT, 0.016)
  const { detail } = await detailOf(base, where, 'somebody')
  expect(detail?.credit).toBe('© OpenStreetMap contributors')
  const svg = piece(dist, where, detail)
  expect(svg).toContain('fill="rgb(0,255,1)"')
  expect(svg).toContain('stroke="rgb(1,0,255)"')
  expect(svg.length).toBeLessThan(2_000_000)
  expect(piece(dist, where, null)).not.toContain('rgb(0,255,1)')
})

test.each([
  ['', '© OpenStreetMap contributors'],
  ['<a href="x">© OpenStreetMap contributors</a>', '© OpenStreetMap contributors'],
  [
    '<a>OpenFreeMap</a> <a>© OpenMapTiles</a> <a>© OpenStreetMap</a>',
    '© OpenStreetMap contributors, OpenFreeMap © OpenMapTiles',
  ],
  ['<script>x</script>Kadaster &amp; <b>PDOK', '© OpenStreetMap contributors, x Kadaster & PDOK'],
])('creditOf: the attribution %s becomes the credit %s', (html, text) => expect(creditOf(html)).toBe(text))
