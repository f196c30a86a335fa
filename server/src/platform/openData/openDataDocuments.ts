import { SITE_NAME } from '@fieldfare/shared/siteName.ts'
import { ALL_CRS, CRS84 } from './crs.ts'
import type { TokenReader } from '../readToken/tokenReader.ts'
import { type Collection, collectionsFor, type Field } from './collection.ts'
import { LIMIT } from './query.ts'
import { STREAM_FORMATS } from './streams.ts'

/** A link of a document, in the form of the standard. */
export interface Link {
  href: string
  rel: string
  type: string
  title: string
}

export const JSON_TYPE = 'application/json'
export const GEO_JSON = 'application/geo+json'
export const SCHEMA = 'application/schema+json'
const TILESETS = 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector'
const TILINGS = 'http://www.opengis.net/def/rel/ogc/1.0/tiling-schemes'
const QUERYABLES = 'http://www.opengis.net/def/rel/ogc/1.0/queryables'
const HTML = 'text/html'
export const OPEN_API = 'application/vnd.oai.openapi+json;version=3.0'

/**
 * The conformance classes: of OGC API Features, parts 1 to 3, of Tiles, and of CQL2. Source: OGC 17-069r4, 18-058r1,
 * 19-079r2, 20-057 and 21-065r2.
 */
const CONFORMS_TO = [
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/oas30',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/html',
  'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
  'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/queryables',
  'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/filter',
  'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/features-filter',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/tileset',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/tilesets-list',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/geodata-tilesets',
  'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/mvt',
  'http://www.opengis.net/spec/cql2/1.0/conf/cql2-text',
  'http://www.opengis.net/spec/cql2/1.0/conf/basic-cql2',
  'http://www.opengis.net/spec/cql2/1.0/conf/advanced-comparison-operators',
  'http://www.opengis.net/spec/cql2/1.0/conf/basic-spatial-functions',
]

const TITLE = `${SITE_NAME}: open data`
const DESCRIPTION =
  'What everyone may see on this site, as features for maps and research: no names of people, nothing that is hidden, and counts of people only from five.'

export const linkTo = (href: string, rel: string, type: string, title: string): Link => ({ href, rel, type, title })
/** Returns the links to a document as JSON (itself) and as an HTML page (its alternate). */
const bothWays = (href: string, type: string, title: string): Link[] => [
  linkTo(`${href}?f=json`, 'self', type, title),
  linkTo(`${href}?f=html`, 'alternate', HTML, `${title}, as a page`),
]

export const landingPage = (base: string) => ({
  title: TITLE,
  description: DESCRIPTION,
  links: [
    ...bothWays(base, JSON_TYPE, 'This document'),
    linkTo(`${base}/api`, 'service-desc', OPEN_API, 'The API as OpenAPI'),
    linkTo(`${base}?f=html`, 'service-doc', HTML, 'The API in words'),
    linkTo(`${base}/conformance`, 'conformance', JSON_TYPE, 'The classes of the standard'),
    linkTo(`${base}/collections`, 'data', JSON_TYPE, 'The collections'),
    linkTo(`${base}/tileMatrixSets`, TILINGS, JSON_TYPE, 'The matrices of vector tiles'),
  ],
})

export const conformance = () => ({ conformsTo: CONFORMS_TO })

export const collectionsDocument = (base: string, reader: TokenReader | null) => ({
  links: bothWays(`${base}/collections`, JSON_TYPE, 'This document'),
  crs: ALL_CRS.map(({ uri }) => uri),
  collections: collectionsFor(reader).map((collection) => collectionDocument(base, collection)),
})

export function collectionDocument(base: string, { id, title, description, tiles }: Collection) {
  const href = `${base}/collections/${id}`
  return {
    id,
    title,
    description,
    itemType: 'feature',
    extent: { spatial: { bbox: [[-180, -90, 180, 90]], crs: CRS84.uri } },
    crs: ALL_CRS.map(({ uri }) => uri),
    storageCrs: CRS84.uri,
    links: [
      ...bothWays(href, JSON_TYPE, 'This collection'),
      ...(tiles ? [linkTo(`${href}/tiles`, TILESETS, JSON_TYPE, 'As vector tiles')] : []),
      linkTo(`${href}/queryables?f=json`, QUERYABLES, SCHEMA, 'The fields of filters'),
      linkTo(`${href}/items?f=json`, 'items', GEO_JSON, title),
      linkTo(`${href}/items?f=html`, 'items', HTML, `${title}, as a page`),
      ...Object.entries(STREAM_FORMATS).map(([f, { type, title: way }]) =>
        linkTo(`${href}/items?f=${f}`, 'enclosure', type, `${title}, ${way}`),
      ),
    ],
  }
}

/** Returns the fields that filters may use, as a JSON schema. */
export const queryables = (base: string, { id, title, fields }: Collection) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${base}/collections/${id}/queryables`,
  type: 'object',
  title,
  properties: {
    geometry: { title: 'Shape', 'x-ogc-role': 'primary-geometry', format: 'geometry-any' },
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (field.unasked ? [] : [[name, schemaOf(field)]])),
    ),
  },
  additionalProperties: false,
})

/** Returns the links of a page of features. `params` are the parameters of the request without its cursor. */
export function pageLinks(href: string, params: URLSearchParams, next: string | null): Link[] {
  const address = (changes: Record<string, string>) => {
    const all = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) all.set(name, value)
    return `${href}?${all.toString()}`
  }
  return [
    linkTo(address({ f: 'json' }), 'self', GEO_JSON, 'This page'),
    linkTo(address({ f: 'html' }), 'alternate', HTML, 'This page, to read'),
    ...(next === null ? [] : [linkTo(address({ cursor: next }), 'next', GEO_JSON, 'The next page')]),
  ]
}

const schemaOf = ({ type, title }: Field) =>
  type === 'date-time' ? { type: 'string', format: 'date-time', title } : { type, title }

/** Returns the description of the API in OpenAPI 3.0, with the parameters and the fields of each collection. */
export function openApi(base: string, reader: TokenReader | null) {
  const answer = (description: string, type = JSON_TYPE, schema: object = { type: 'object' }) => ({
    description,
    content: { [type]: { schema } },
  })
  const refused = {
    '400': answer('A parameter is not known or not allowed', JSON_TYPE, { $ref: '#/components/schemas/exception' }),
    '404': answer('It is not there', JSON_TYPE, { $ref: '#/components/schemas/exception' }),
  }
  const document = (summary: string, type = JSON_TYPE) => ({
    get: {
      summary,
      parameters: [{ $ref: '#/components/parameters/f' }],
      responses: { '200': answer(summary, type), ...refused },
    },
  })
  const shared = ['f', 'crs']
  const ofPages = ['limit', 'bbox', 'bbox-crs', 'datetime', 'filter', 'filter-lang', 'filter-crs', 'cursor']
  const named = (names: string[]) => names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
  const text = { type: 'string' }
  const parameter = (name: string, description: string, schema: object) => [
    name,
    { name, in: 'query', required: false, description, schema },
  ]
  const itemPaths = collectionsFor(reader).flatMap((collection) => {
    const { id, title, fields } = collection
    const filters = Object.entries(fields)
      .filter(([, { equals }]) => equals)
      .map(([name, field]) => ({ name, in: 'query', required: false, schema: schemaOf(field) }))
    const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))
    const feature = { type: 'object', properties: { properties: { type: 'object', properties } } }
    return [
      [`/collections/${id}`, document(title)],
      [`/collections/${id}/queryables`, document(`The fields of filters: ${title}`, SCHEMA)],
      [
        `/collections/${id}/items`,
        {
          get: {
            summary: title,
            operationId: `items_${id}`,
            parameters: [...named(['itemsFormat', 'crs', ...ofPages]), ...filters],
            responses: {
              '200': answer(title, GEO_JSON, {
                type: 'object',
                properties: { features: { type: 'array', items: feature } },
              }),
              ...refused,
            },
          },
        },
      ],
      [
        `/collections/${id}/items/{featureId}`,
        {
          get: {
            summary: `One of: ${title}`,
            operationId: `item_${id}`,
            parameters: [{ name: 'featureId', in: 'path', required: true, schema: text }, ...named(shared)],
            responses: { '200': answer(title, GEO_JSON, feature), ...refused },
          },
        },
      ],
    ]
  })
  return {
    openapi: '3.0.3',
    info: { title: TITLE, description: DESCRIPTION, version: '1.0.0' },
    servers: [{ url: base }],
    paths: Object.fromEntries([
      ['/', document('The landing page')],
      ['/conformance', document('The classes of the standard')],
      ['/api', document('This document', OPEN_API)],
      ['/collections', document('The collections')],
      ...itemPaths,
    ]) as object,
    // A token is optional: without one everything that everyone may see can be read.
    security: [{}, { token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A read token of an account' } },
      parameters: Object.fromEntries([
        parameter('f', 'The format, else by the Accept header', { type: 'string', enum: ['json', 'html'] }),
        [
          'itemsFormat',
          {
            name: 'f',
            in: 'query',
            required: false,
            description: 'The format, else by the Accept header; all but json and html are streams of all features',
            schema: { type: 'string', enum: ['json', 'html', ...Object.keys(STREAM_FORMATS)] },
          },
        ],
        parameter('crs', 'The system of coordinates', { type: 'string', enum: ALL_CRS.map(({ uri }) => uri) }),
        parameter('bbox-crs', 'The system of bbox', { type: 'string', enum: ALL_CRS.map(({ uri }) => uri) }),
        parameter('bbox', 'A box, west of the meridian of 180 degrees first where it lies across', text),
        parameter('datetime', 'An instant, or two with a slash between', text),
        parameter('limit', 'The most features in a page', {
          type: 'integer',
          minimum: 1,
          maximum: LIMIT.max,
          default: LIMIT.default,
        }),
        parameter('filter', 'A condition in CQL2 text', text),
        parameter('filter-lang', 'The language of filter', { type: 'string', enum: ['cql2-text'] }),
        parameter('filter-crs', 'The system of the shapes in filter', {
          type: 'string',
          enum: ALL_CRS.map(({ uri }) => uri),
        }),
        parameter('cursor', 'Of the link to the next page', text),
      ]) as object,
      schemas: {
        exception: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string' }, description: { type: 'string' } },
        },
      },
    },
  }
}
