import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../call/context.ts'
import { inTurns } from '../call/inTurns.ts'
import { clientOf } from '../call/loadControl.ts'
import { tokenReader, type TokenReader } from '../readToken/tokenReader.ts'
import { type Answer, FORMATS, orException, type Request, rowOf, send, wantsHtml } from './openDataAnswers.ts'
import { type Collection, collectionsFor, type CollectionTiles, featureOf, needsToken } from './collection.ts'
import { CRS84 } from './crs.ts'
import {
  collectionDocument,
  collectionsDocument,
  conformance,
  GEO_JSON,
  JSON_TYPE,
  landingPage,
  type Link,
  OPEN_API,
  openApi,
  pageLinks,
  queryables,
  SCHEMA,
} from './openDataDocuments.ts'
import { COUNTED_MOST, featurePage, featurePages, oneFeature } from './features.ts'
import { isMatrixSet, matrixSet, matrixSets, tileJson, tileset, tilesets } from './tileDocuments.ts'
import { assertDocument, cursorOf, featureQuery, pageQuery, streamQuery } from './query.ts'
import { begun, STREAM_FORMATS, type StreamFormat, streamFormatOf, whileOpen } from './streams.ts'

/**
 * Serves open data under /ogc as OGC API Features, parts 1 to 3, as GeoJSON and as HTML pages: 200, 304 by ETag; 400
 * for a parameter that is not known or not allowed, 401 for an invalid token, 404 for anything that this reader may not
 * see, 429 and 503 as other reads. Scripts of every site may read it.
 */
export function openDataRoutes(
  http: FastifyInstance,
  { db, load, config, limits }: Pick<Deps, 'db' | 'load' | 'config' | 'limits'>,
): void {
  const base = `${config.PUBLIC_URL}/ogc`
  const readerOf = ({ headers }: FastifyRequest) => tokenReader(db.kysely, headers.authorization)
  type Answerer = (request: FastifyRequest<Request>, reader: TokenReader | null) => Promise<Answer> | Answer
  const document = async (
    request: FastifyRequest<Request>,
    reply: FastifyReply,
    answer: Answerer,
    formats: readonly string[],
  ) => {
    const isHtml = wantsHtml(request, formats)
    const answered = await load.read({ who: null, request }, async () => {
      const reader = await readerOf(request)
      if (reader) reply.header('cache-control', 'private, no-cache')
      return answer(request, reader)
    })
    return send(request, reply, answered, isHtml, base)
  }
  const get = (path: string, answer: Answerer, formats: readonly string[] = FORMATS) =>
    http.get<Request>(`/ogc${path}`, (request, reply) =>
      orException(reply, () => document(request, reply, answer, formats)),
    )

  get('', ({ query }) => {
    assertDocument(query)
    const json = landingPage(base)
    return { json, type: JSON_TYPE, html: { title: json.title, text: json.description, links: json.links } }
  })
  get('/conformance', ({ query }) => {
    assertDocument(query)
    const json = conformance()
    const links = json.conformsTo.map((href) => ({ href, rel: 'about', type: 'text/html', title: href }))
    return { json, type: JSON_TYPE, html: { title: 'The classes of the standard', links } }
  })
  get('/api', ({ query }, reader) => {
    assertDocument(query)
    const links = [{ href: `${base}/api?f=json`, rel: 'self', type: OPEN_API, title: 'The API as OpenAPI 3.0' }]
    return { json: openApi(base, reader), type: OPEN_API, html: { title: 'The API', links } }
  })
  get('/collections', ({ query }, reader) => {
    assertDocument(query)
    const json = collectionsDocument(base, reader)
    const links = json.collections.map(({ id, title }) => ({
      href: `${base}/collections/${id}?f=html`,
      rel: 'item',
      type: 'text/html',
      title,
    }))
    return { json, type: JSON_TYPE, html: { title: 'The collections', links: [...links, ...json.links] } }
  })
  get('/collections/:id', ({ query, params }, reader) => {
    assertDocument(query)
    const json = collectionDocument(base, collectionOf(params.id, reader))
    return { json, type: JSON_TYPE, html: { title: json.title, text: json.description, links: json.links } }
  })
  get('/tileMatrixSets', ({ query }) => {
    assertDocument(query)
    const json = matrixSets(base)
    return {
      json,
      type: JSON_TYPE,
      html: { title: 'The matrices of vector tiles', links: json.tileMatrixSets.flatMap(({ links }) => links) },
    }
  })
  get('/tileMatrixSets/:id', ({ query, params }) => {
    assertDocument(query)
    if (!isMatrixSet(params.id)) throw new AppError('not-found')
    const json = matrixSet(Math.max(...collectionsFor(null).map(({ tiles }) => tiles?.zoomMax ?? 0)))
    return { json, type: JSON_TYPE, html: { title: json.title, text: json.uri, links: [] } }
  })
  get('/collections/:id/tiles', ({ query, params }, reader) => {
    assertDocument(query)
    const collection = collectionOf(params.id, reader)
    const json = tilesets(base, collection, tilesOf(collection))
    return {
      json,
      type: JSON_TYPE,
      html: { title: collection.title, links: json.tilesets.flatMap(({ links }) => links) },
    }
  })
  const asTileSet: Answerer = ({ query, params }, reader) => {
    assertDocument(query)
    const collection = collectionOf(params.id, reader)
    if (!isMatrixSet(params.matrixSet)) throw new AppError('not-found')
    const json = tileset(base, collection, tilesOf(collection))
    const asked = query['f'] === 'tilejson' ? tileJson(base, collection, tilesOf(collection)) : json
    return { json: asked, type: JSON_TYPE, html: { title: collection.title, links: json.links } }
  }
  get('/collections/:id/tiles/:matrixSet', asTileSet, [...FORMATS, 'tilejson'])
  get('/collections/:id/queryables', ({ query, params }, reader) => {
    assertDocument(query)
    const json = queryables(base, collectionOf(params.id, reader))
    const links = Object.entries(json.properties).map(([name, { title }]) => ({
      href: `${base}/collections/${params.id}/items?f=html`,
      rel: 'item',
      type: 'text/html',
      title: `${name}: ${title}`,
    }))
    return { json, type: SCHEMA, html: { title: 'The fields of filters', links } }
  })
  const itemsPage: Answerer = async ({ query, params }, reader) => {
    const collection = collectionOf(params.id, reader)
    const asked = pageQuery(query, collection)
    const { rows, matched, more } = await db.reading.run(null, (kysely) => featurePage(kysely, collection, asked))
    const last = more ? rows.at(-1) : undefined
    const next = last ? cursorOf(collection.key.map(({ column }) => last[column])) : null
    const href = `${base}/collections/${collection.id}/items`
    const { cursor: _, ...others } = query as Record<string, string>
    const links = pageLinks(href, new URLSearchParams(others), next)
    const features = rows.map((row) => featureOf(collection, row))
    return {
      json: {
        type: 'FeatureCollection',
        ...(matched !== null && { numberMatched: matched }),
        numberReturned: rows.length,
        links,
        features,
      },
      type: GEO_JSON,
      crs: asked.crs,
      html: {
        title: collection.title,
        text: collection.description,
        count: `${matched ?? `More than ${COUNTED_MOST}`} features, ${rows.length} on this page.`,
        columns: Object.values(collection.fields).map(({ title }) => title),
        rows: features.map(({ id, properties }) => rowOf(`${href}/${encodeURIComponent(id)}?f=html`, id, properties)),
        links: links.map((link) => (link.rel === 'next' ? { ...link, href: `${link.href}&f=html` } : link)),
      },
    }
  }
  http.get<Request>('/ogc/collections/:id/items', (request, reply) =>
    orException(reply, () => {
      const format = streamFormatOf(request.query['f'])
      if (!format) return document(request, reply, itemsPage, [...FORMATS, ...Object.keys(STREAM_FORMATS)])
      return stream(request, reply, format)
    }),
  )

  /** Sends all features that a request finds as one file, reading each page in a separate turn of the client. */
  async function stream(request: FastifyRequest<Request>, reply: FastifyReply, format: StreamFormat) {
    const client = clientOf({ who: null, request })
    const reader = await load.turn(client, () => readerOf(request))
    const collection = collectionOf(request.params.id, reader)
    const query = streamQuery(request.query, collection)
    await limits.count('openDataFile', client)
    const pages = inTurns(load, client, featurePages(db.kysely, collection, query, format.shape))
    const bytes = await format.bytesOf(collection, whileOpen(reply, await begun(pages)))
    return reply
      .headers({
        'content-disposition': `attachment; filename="${collection.id}.${format.ending}"`,
        'cache-control': 'no-store',
        'content-crs': `<${CRS84.uri}>`,
      })
      .type(format.type)
      .send(bytes)
  }
  get('/collections/:id/items/:feature', async ({ query, params }, reader) => {
    const collection = collectionOf(params.id, reader)
    const crs = featureQuery(query)
    const row = await db.reading.run(null, (kysely) => oneFeature(kysely, collection, params.feature, crs))
    if (!row) throw new AppError('not-found')
    const feature = featureOf(collection, row)
    const above = `${base}/collections/${collection.id}`
    const href = `${above}/items/${encodeURIComponent(feature.id)}`
    const links: Link[] = [
      { href: `${href}?f=json`, rel: 'self', type: GEO_JSON, title: 'This feature' },
      { href: `${href}?f=html`, rel: 'alternate', type: 'text/html', title: 'This feature, to read' },
      { href: above, rel: 'collection', type: JSON_TYPE, title: collection.title },
    ]
    return {
      json: { ...feature, links },
      type: GEO_JSON,
      crs,
      html: {
        title: collection.title,
        columns: Object.values(collection.fields).map(({ title }) => title),
        rows: [rowOf(`${href}?f=html`, feature.id, feature.properties)],
        links,
      },
    }
  })
}

/**
 * Returns a collection by its id.
 * @throws AppError 'not-signed-in' for a collection that needs a token, 'not-found' for one that this reader may not
 * read
 */
function collectionOf(id: string, reader: TokenReader | null): Collection {
  const collection = collectionsFor(reader).find((one) => one.id === id)
  if (!collection) throw new AppError(!reader && needsToken(id) ? 'not-signed-in' : 'not-found')
  return collection
}

/** Returns a collection's tiles. @throws AppError 'not-found' for a collection without tiles */
function tilesOf({ tiles }: Collection): CollectionTiles {
  if (!tiles) throw new AppError('not-found')
  return tiles
}
