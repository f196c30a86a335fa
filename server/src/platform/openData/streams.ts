import { Readable } from 'node:stream'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyReply } from 'fastify'
import { GEO_PACKAGE } from '../formats/geoPackageFile.ts'
import { writtenFile } from '../formats/writtenFile.ts'
import { type Collection, featureOf, type Row } from './collection.ts'
import { writeFeatures } from './featurePackage.ts'
import { flatGeobuf } from './flatGeobuf.ts'

/** A format in which one answer contains all features of a collection, made page by page. */
export interface StreamFormat {
  type: string
  /** The extension of the format's files. */
  ending: string
  title: string
  /** The form in which rows bring their shapes. */
  shape: 'geojson' | 'wkb'
  /** Returns a stream of the file's bytes for pages of rows. */
  bytesOf(collection: Collection, pages: AsyncIterable<Row[]>): Readable | Promise<Readable>
}

/** Stream formats by the value of the parameter `f`. */
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

/** Reads the first page at once and returns all pages, so that an error of the first read is answered as a refusal, before any bytes are sent. */
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

/**
 * Yields pages until the client disconnects: a file that nobody waits for is not written to its end.
 * @throws AppError when the client has disconnected
 */
export async function* whileOpen<T>(reply: FastifyReply, pages: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const page of pages) {
    if (reply.raw.destroyed) throw new AppError('unavailable')
    yield page
  }
}
