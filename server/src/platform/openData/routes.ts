import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { AppError, ERROR_STATUS } from '@fieldfare/shared/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Mustache from 'mustache'
import type { Deps } from '../call/context.ts'
import { isKnown } from '../call/etag.ts'
import { databaseErrorCode } from '../db/errors.ts'
import { allCollections, type Collection, type CollectionTiles } from './collection.ts'
import type { Crs } from './crs.ts'
import {
  collectionDocument,
  collectionsDocument,
  conformance,
  featureOf,
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
import { featurePage, oneFeature } from './features.ts'
import { isMatrixSet, matrixSet, matrixSets, tileJson, tileset, tilesets } from './tileDocuments.ts'
import { assertDocument, cursorOf, featureQuery, pageQuery, QueryFault } from './query.ts'

const PAGE = readFileSync(new URL('openData.html', import.meta.url), 'utf8')
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

interface Request {
  Params: { id: string; feature: string }
  Querystring: Record<string, unknown>
}
/** An answer in its two formats. */
interface Answer {
  json: object
  type: string
  html: { title: string; text?: string; count?: string; columns?: string[]; rows?: TableRow[]; links: Link[] }
  crs?: Crs
}
/** A row of values, of which the first leads to the feature. */
interface TableRow {
  cells: { text: string; href?: string }[]
}

/**
 * Open data under /ogc as OGC API Features, parts 1 to 3, as GeoJSON and as pages to read: 200, 304 by ETag; 400 for a parameter that is not
 * known or not allowed, 404 for what nobody may see, 429 and 503 as other reads. Every site may ask.
 */
export function openDataRoutes(
  http: FastifyInstance,
  { db, load, config }: Pick<Deps, 'db' | 'load' | 'config'>,
): void {
  const base = `${config.PUBLIC_URL}/ogc`
  const get = (path: string, answer: (request: FastifyRequest<Request>) => Promise<Answer> | Answer) =>
    http.get<Request>(`/ogc${path}`, (request, reply) =>
      orException(reply.header('access-control-allow-origin', '*'), async () => {
        const isHtml = wantsHtml(request)
        return send(request, reply, await load.read({ who: null, request }, async () => answer(request)), isHtml, base)
      }),
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
  get('/api', ({ query }) => {
    assertDocument(query)
    const links = [{ href: `${base}/api?f=json`, rel: 'self', type: OPEN_API, title: 'The API as OpenAPI 3.0' }]
    return { json: openApi(base), type: OPEN_API, html: { title: 'The API', links } }
  })
  get('/collections', ({ query }) => {
    assertDocument(query)
    const json = collectionsDocument(base)
    const links = json.collections.map(({ id, title }) => ({
      href: `${base}/collections/${id}?f=html`,
      rel: 'item',
      type: 'text/html',
      title,
    }))
    return { json, type: JSON_TYPE, html: { title: 'The collections', links: [...links, ...json.links] } }
  })
  get('/collections/:id', ({ query, params }) => {
    assertDocument(query)
    const json = collectionDocument(base, collectionOf(params.id))
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
    const json = matrixSet(Math.max(...allCollections().map(({ tiles }) => tiles?.zoomMax ?? 0)))
    return { json, type: JSON_TYPE, html: { title: json.title, text: json.uri, links: [] } }
  })
  get('/collections/:id/tiles', ({ query, params }) => {
    assertDocument(query)
    const collection = collectionOf(params.id)
    const json = tilesets(base, collection, tilesOf(collection))
    return {
      json,
      type: JSON_TYPE,
      html: { title: collection.title, links: json.tilesets.flatMap(({ links }) => links) },
    }
  })
  get('/collections/:id/tiles/:feature', ({ query, params }) => {
    assertDocument(query)
    const collection = collectionOf(params.id)
    if (!isMatrixSet(params.feature)) throw new AppError('not-found')
    const json = tileset(base, collection, tilesOf(collection))
    const asked = query['f'] === 'tilejson' ? tileJson(base, collection, tilesOf(collection)) : json
    return { json: asked, type: JSON_TYPE, html: { title: collection.title, links: json.links } }
  })
  get('/collections/:id/queryables', ({ query, params }) => {
    assertDocument(query)
    const json = queryables(base, collectionOf(params.id))
    const links = Object.entries(json.properties).map(([name, { title }]) => ({
      href: `${base}/collections/${params.id}/items?f=html`,
      rel: 'item',
      type: 'text/html',
      title: `${name}: ${title}`,
    }))
    return { json, type: SCHEMA, html: { title: 'The fields of filters', links } }
  })
  get('/collections/:id/items', async ({ query, params }) => {
    const collection = collectionOf(params.id)
    const asked = pageQuery(query, collection)
    const { rows, matched, more } = await featurePage(db.kysely, collection, asked)
    const last = more ? rows.at(-1) : undefined
    const next = last ? cursorOf(collection.key.map(({ column }) => last[column])) : null
    const href = `${base}/collections/${collection.id}/items`
    const { cursor: _, ...others } = query as Record<string, string>
    const links = pageLinks(href, new URLSearchParams(others), next)
    const features = rows.map((row) => featureOf(collection, row))
    return {
      json: { type: 'FeatureCollection', numberMatched: matched, numberReturned: rows.length, links, features },
      type: GEO_JSON,
      crs: asked.crs,
      html: {
        title: collection.title,
        text: collection.description,
        count: `${matched} features, ${rows.length} on this page.`,
        columns: Object.values(collection.fields).map(({ title }) => title),
        rows: features.map(({ id, properties }) => rowOf(`${href}/${encodeURIComponent(id)}?f=html`, id, properties)),
        links: links.map((link) => (link.rel === 'next' ? { ...link, href: `${link.href}&f=html` } : link)),
      },
    }
  })
  get('/collections/:id/items/:feature', async ({ query, params }) => {
    const collection = collectionOf(params.id)
    const crs = featureQuery(query)
    const row = await oneFeature(db.kysely, collection, params.feature, crs)
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

/** Returns the row of a feature. */
function rowOf(href: string, id: string, properties: Record<string, unknown>): TableRow {
  const wordsOf = (value: unknown) =>
    typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  const [first, ...others] = Object.values(properties).map(wordsOf)
  return { cells: [{ text: first || id, href }, ...others.map((text) => ({ text }))] }
}

function collectionOf(id: string): Collection {
  const collection = allCollections().find((one) => one.id === id)
  if (!collection) throw new AppError('not-found')
  return collection
}

/** @throws AppError 'not-found' for a collection without tiles */
function tilesOf({ tiles }: Collection): CollectionTiles {
  if (!tiles) throw new AppError('not-found')
  return tiles
}

/** Tells whether the answer is a page to read: as `f` says, else for browsers, which accept HTML first. @throws QueryFault */
function wantsHtml({ query, headers }: FastifyRequest<Request>): boolean {
  const { f } = query
  if (f === undefined) return /^\s*(text\/html|application\/xhtml)/.test(headers.accept ?? '')
  if (f !== 'json' && f !== 'html' && f !== 'tilejson') throw new QueryFault("'f' is json or html.")
  return f === 'html'
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { json, type, html, crs }: Answer,
  isHtml: boolean,
  base: string,
): FastifyReply {
  const path = [
    { href: '/', label: 'Fieldfare' },
    { href: `${base}?f=html`, label: 'Open data' },
    { href: `${base}/collections?f=html`, label: 'Collections' },
  ]
  const body = isHtml
    ? Mustache.render(PAGE, { ...html, path, hasRows: html.rows !== undefined })
    : JSON.stringify(json)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept' })
  if (crs) reply.header('content-crs', `<${crs.uri}>`)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (isHtml) reply.header('content-security-policy', POLICY)
  if (isHtml) return reply.type('text/html; charset=utf-8').send(body)
  // Fastify adds a charset to the type of a text, which some programs do not expect.
  return reply.header('content-type', type).send(Buffer.from(body))
}

/** Sends a refusal as the standard has it: a code, with a description of what is wrong. */
async function orException(reply: FastifyReply, run: () => Promise<FastifyReply>): Promise<FastifyReply> {
  const refuse = (status: number, code: string, description: string) =>
    reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send({ code, description })
  try {
    return await run()
  } catch (error) {
    if (error instanceof QueryFault) return refuse(400, 'InvalidParameterValue', error.message)
    const code = error instanceof AppError ? error.code : databaseErrorCode(error)
    if (code === 'not-found') return refuse(404, 'NotFound', 'There is nothing here that everyone may see.')
    if (!code) throw error
    return refuse(ERROR_STATUS[code], code, 'Try again in a moment.')
  }
}
