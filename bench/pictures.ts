// Measures pictures of areas from the detailed map, one size after the other, against the same pictures from the bundled map. Needs the
// built web app (`npm run build`), whose style and bundled map are drawn. PICTURE_TILES names an .mbtiles file with more tiles than the
// stand-in's few.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import sharp from 'sharp'
import { DiskCache } from '../server/src/land/basemap/diskCache.ts'
import { baseMapRoutes } from '../server/src/land/basemap/routes.ts'
import { makePictures, type Pictures } from '../server/src/land/picture/pictures.ts'
import type { Shown } from '../server/src/land/picture/drawPicture.ts'
import type { Subject } from '../server/src/land/picture/subjectCard.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { CARD_SIZES, type CardSize } from '../shared/src/card.ts'
import type { MapTheme } from '../shared/src/map/levels.ts'
import type { ThumbnailSize } from '../shared/src/thumbnail.ts'
import { startStandIn } from '../tools/standIn/standInServer.ts'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'

const ROUNDS = 30
/** The sizes and themes of pictures of the map alone: for a row, a card, and a wide picture. */
const MAPS: [ThumbnailSize, MapTheme][] = [
  ['72x56', 'light'],
  ['72x56', 'dark'],
  ['220x148', 'light'],
  ['480x160', 'light'],
]
/** A position near Vaduz, where the stand-in has tiles of every zoom. */
const [LNG, LAT] = [9.522, 47.143]
const DIST = fileURLToPath(new URL('../web/dist', import.meta.url))

if (!existsSync(join(DIST, 'basemap'))) throw new Error('The web app is not built: npm run build')
const file = process.env['PICTURE_TILES']
const standIn = await startStandIn(file ? { file } : {})
const folder = await mkdtemp(join(tmpdir(), 'fieldfare-bench-'))
const http = Fastify()
const env = { NODE_ENV: 'test', SECRET: 's'.repeat(32), DATA_DIR: folder, BASE_MAP: `${standIn.url}/tiles.json` }
const map = baseMapRoutes(http, readConfig(env), new Registry())
const open = (name: string, tiles: Parameters<typeof makePictures>[0]['tiles']) =>
  makePictures({
    dist: DIST,
    disk: new DiskCache(join(folder, name), 2 ** 28, console.error),
    tiles,
    onError: console.error,
  })
const detailed = open('detailed', () => map.tiles())
const bundled = open('bundled', async () => null)
const photo = await sharp({ create: { width: 2048, height: 1365, channels: 3, background: '#527a56' } })
  .jpeg()
  .toBuffer()
try {
  const rows: string[][] = [['', 'p50', 'p95', 'to bundled', 'a minute', 'kept']]
  for (const size of CARD_SIZES) rows.push(await measure(size, (round) => subjectAt(size, round)))
  say(
    `\nA picture with a photo, ${ROUNDS} of each size, by one thread; the aims are a p95 of 600 ms and a hundred a minute`,
  )
  table(rows)
  const small: string[][] = [rows[0] ?? []]
  for (const [size, theme] of MAPS)
    small.push(await measure(`${size} ${theme}`, (round) => ({ ...landAt(round), size, theme })))
  say(`\nThe map alone, as in lists; the aims are a p95 of 150 ms and a thousand a minute`)
  table(small)
} finally {
  await detailed.close()
  await bundled.close()
  await map.close()
  await http.close()
  await standIn.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(name: string, shownAt: (round: number) => Shown): Promise<string[]> {
  const all: number[] = []
  const others: number[] = []
  const again: number[] = []
  for (let round = -3; round < ROUNDS; round++) {
    const [one, other] = [
      await timed(() => draw(detailed, name, round, shownAt)),
      await timed(() => draw(bundled, name, round, shownAt)),
    ]
    if (round < 0) continue
    all.push(one)
    others.push(other)
    again.push(await timed(() => draw(detailed, name, round, shownAt)))
  }
  const minute = 60_000 / (all.reduce((sum, time) => sum + time, 0) / all.length)
  return [name, ms(median(all)), ms(quantile(all, 0.95)), times(median(all) / median(others)), minute.toFixed(0), ms(median(again))] // oxfmt-ignore
}

/** Draws another picture in each round: of areas of 300 m to 3 km, in other places. */
async function draw(pictures: Pictures, name: string, round: number, shownAt: (round: number) => Shown): Promise<void> {
  const picture = await pictures.get({
    client: 'bench',
    key: `bench/${round}-${name.replace(' ', '-')}`,
    format: 'jpg',
    language: 'nl',
    isPublic: true,
    read: async () => ({ shown: shownAt(round) }),
  })
  if (picture?.isBest !== (pictures === detailed) && file) throw new Error('The picture is from the wrong map.')
}

function landAt(round: number): Pick<Subject, 'geometry' | 'level'> {
  const radius = 0.002 + ((round + 3) % 10) * 0.002
  const [x, y] = [LNG + ((round % 3) - 1) * 0.004, LAT + ((round % 5) - 2) * 0.003]
  const ring = Array.from({ length: 60 }, (_, i): [number, number] => {
    const angle = (i / 60) * 2 * Math.PI
    const wide = radius * (0.8 + 0.2 * Math.sin(i * 7))
    return [x + wide * Math.cos(angle), y + 0.7 * wide * Math.sin(angle)]
  })
  return { level: 'living area', geometry: { type: 'Polygon', coordinates: [[...ring, ring[0] ?? [0, 0]]] } }
}

function subjectAt(size: CardSize, round: number): Subject {
  return {
    ...landAt(round),
    size,
    title: 'Bos boven Schaan',
    photo,
    words: 'Na de regen ruikt het hier naar hars en hoor je de beek al voor je hem ziet.',
    facts: 'Streek, cijfer 8 van 10.',
    ask: 'Welke plek zou jij missen?',
    address: 'https://fieldfare.example/area/7',
    how: 'Scan de code met je telefoon, of typ dit adres:',
  }
}
