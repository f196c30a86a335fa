import { Readable } from 'node:stream'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyReply } from 'fastify'
import { GEO_PACKAGE } from '../formats/geoPackageFile.ts'
import { writtenFile } from '../formats/writtenFile.ts'
import { type Collection, featureOf, type Row } from './collection.ts'
import { writeFeatures } from './featurePackage.ts'
import { flatGeobuf } from './flatGeobuf.ts'

/** A format in which all features of a collection are one answer, made page by page. */
export interface StreamFormat {
  type: string
  /** The ending of its files. */
  ending: string
  title: string
  /** The form in which it takes shapes. */
  shape: 'geojson' | 'wkb'
  /** Returns the bytes of pages of rows. */
  bytesOf(collection: Collection, pages: AsyncIterable<Row[]>): Readable | Promise<Readable>
}

/** Formats by their value of `f`. */
export const STREAM_FORMATS: Record<string, StreamFormat> = {
  geojsonseq: {
    ending: 'geojsons',
    // Source: RFC 8142.
    type: 'application/geo+json-seq',
    title: 'as GeoJSON text sequence',
    shape: 'geojson',
    bytesOf: (collection, pages) => Readable.from(textSequence(collection, pages)),
  },
  fgb: {
    ending: 'fgb',
    type: 'application/flatgeobuf',
    title: 'as FlatGeobuf',
    shape: 'geojson',
    bytesOf: (collection, pages) => Readable.from(flatGeobuf(collection, pages), { objectMode: false }),
  },
  gpkg: {
    ending: 'gpkg',
    type: GEO_PACKAGE,
    title: 'as GeoPackage',
    shape: 'wkb',
    bytesOf: (collection, pages) => writtenFile((path) => writeFeatures(path, collection, pages)),
  },
}

export const streamFormatOf = (f: unknown): StreamFormat | undefined =>
  typeof f === 'string' && Object.hasOwn(STREAM_FORMATS, f) ? STREAM_FORMATS[f] : undefined

async function* textSequence(collection: Collection, pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  for await (const rows of pages)
    yield rows.map((row) => `\u001e${JSON.stringify(featureOf(collection, row))}\n`).join('')
}

/** Returns pages of which the first is read already, so that a request that is refused gets no answer before. */
export async function begun<T>(pages: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await pages.next()
  return (async function* () {
    try {
      if (first.done) return
      yield first.value
      yield* pages
    } finally {
      await pages.return(undefined)
    }
  })()
}

/** Yields pages until the client has gone: a file that nobody waits for is not written to its end. */
export async function* whileOpen<T>(reply: FastifyReply, pages: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const page of pages) {
    if (reply.raw.destroyed) throw new AppError('unavailable')
    yield page
  }
}
