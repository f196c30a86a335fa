// Measures the open data of 10,000 and of 100,000 areas: the first page, a page of a small box, and the files of all areas, with
// the most memory that a file needs.
import type { Readable } from 'node:stream'
import { areaCollection } from '../server/src/land/area/openData.ts'
import { CRS84 } from '../server/src/platform/openData/crs.ts'
import { featurePage, featurePages } from '../server/src/platform/openData/features.ts'
import type { FeatureQuery } from '../server/src/platform/openData/query.ts'
import { STREAM_FORMATS, type StreamFormat } from '../server/src/platform/openData/streams.ts'
import type { Database } from '../server/src/platform/db/connect.ts'
import { onBothEngines } from './engines.ts'
import { median, say, table, timed, times } from './figures.ts'
import { fill } from './land.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 9
const MB = 1e6
const ALL: FeatureQuery = {
  limit: 100,
  crs: CRS84,
  bbox: null,
  since: null,
  until: null,
  after: null,
  equals: [],
  filter: null,
}
/** A query for a box with some ten areas, if the areas of the larger size lie in a square of three degrees. */
const AROUND: FeatureQuery = { ...ALL, bbox: { box: [1, 46, 1.03, 46.03], crs: CRS84 } }

await onBothEngines(async (db) => {
  const pages: number[][] = []
  const files: string[][] = []
  let before = 0
  for (const size of SIZES) {
    await fill(db, size - before, 0, { degrees: 3 })
    before = size
    pages.push([await pageMs(db, ALL), await pageMs(db, AROUND)])
    for (const [f, format] of Object.entries(STREAM_FORMATS)) {
      const { seconds, bytes, memory } = await fileOf(db, format)
      files.push([
        `${size}`,
        f,
        `${seconds.toFixed(1)} s`,
        ...[bytes, memory].map((each) => `${(each / MB).toFixed(0)} MB`),
      ])
    }
  }
  say(`\nOpen data on ${db.engine}, ${SIZES.join(' and ')} areas`)
  const [small = [], large = []] = pages
  for (const [at, name] of ['first page', 'page around a place'].entries())
    say(`${name}: ${large[at]?.toFixed(1)} ms, ${times((large[at] ?? 0) / (small[at] ?? 1))} of the smaller size`)
  table([['areas', 'file', 'time', 'bytes', 'more memory'], ...files])
})

async function pageMs({ kysely }: Database, query: FeatureQuery): Promise<number> {
  const each: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    each.push(await timed(async () => void (await featurePage(kysely, areaCollection, query))))
  return median(each)
}

async function fileOf({ kysely }: Database, format: StreamFormat) {
  globalThis.gc?.()
  const rest = process.memoryUsage().rss
  let [bytes, most] = [0, 0]
  const ms = await timed(async () => {
    const pages = featurePages(kysely, areaCollection, ALL, format.shape)
    const stream: Readable = await format.bytesOf(areaCollection, pages)
    for await (const piece of stream) {
      bytes += Buffer.byteLength(piece as string | Buffer)
      most = Math.max(most, process.memoryUsage().rss - rest)
    }
  })
  return { seconds: ms / 1000, bytes, memory: most }
}
