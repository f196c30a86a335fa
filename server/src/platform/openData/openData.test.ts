import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { square, useWorld } from '../../testing/world.ts'

const { lasting, app } = useWorld()

interface Feature {
  id: string
  geometry: { type: string; coordinates: number[] & number[][][] }
  properties: Record<string, unknown>
}
interface Answer {
  numberMatched: number
  numberReturned: number
  features: Feature[]
  links: { rel: string; href: string }[]
  description: string
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app().http.inject({ url: `/ogc${path}`, headers })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: () => answer.json() as Answer }
}
const items = async (path: string) => (await get(`/collections/${path}`)).json()
const CRS = (srid: number) => `http://www.opengis.net/def/crs/EPSG/0/${srid}`

/** Reads the features of all pages, following the links to the next page. */
async function allOf(path: string): Promise<Feature[]> {
  const found: Feature[] = []
  for (let next: string | undefined = `/collections/${path}`; next;) {
    const page: Answer = (await get(next)).json()
    found.push(...page.features)
    const href: string | undefined = page.links.find(({ rel }) => rel === 'next')?.href
    next = href?.slice(href.indexOf('/ogc') + '/ogc'.length)
  }
  return found
}

test.each([
  ['an unknown parameter', 'areas/items?owner=me', "'owner' is not known"],
  ['a parameter twice', 'areas/items?limit=1&limit=2', 'more than once'],
  ['a private field', 'areas/items?frequency=week', "'frequency' is not known"],
  ['no features', 'areas/items?limit=0', 'limit'],
  ['a limit as a word', 'areas/items?limit=all', 'limit'],
  ['an unknown system', `areas/items?crs=${CRS(1)}`, 'crs'],
  ['an unknown system of a box', `areas/items?bbox=1,2,3,4&bbox-crs=${CRS(1)}`, 'bbox-crs'],
  ['a box of three numbers', 'areas/items?bbox=1,2,3', 'bbox'],
  ['a box of words', 'areas/items?bbox=a,b,c,d', 'bbox'],
  ['a box upside down', 'areas/items?bbox=1,4,3,2', 'bbox'],
  ['a box where its system does not reach', `areas/items?bbox=1e8,1e8,2e8,2e8&bbox-crs=${CRS(3035)}`, 'bbox'],
  ['a time as a word', 'areas/items?datetime=yesterday', 'datetime'],
  ['a time that ends before it begins', 'areas/items?datetime=2026-02-01T00:00:00Z/2026-01-01T00:00:00Z', 'datetime'],
  ['a time without any end', 'areas/items?datetime=../..', 'datetime'],
  ['a cursor of nonsense', 'areas/items?cursor=abc', 'cursor'],
  ['a number as a word', 'areas/items?rating=nine', 'rating'],
  ['an unknown format', 'areas?f=xml', 'json or html'],
])('GET /ogc/collections: %s is refused with 400 and the reason', async (_what, path, reason) => {
  const { status, json } = await get(`/collections/${path}`)
  expect({ status, reason: json().description.includes(reason) }).toEqual({ status: 400, reason: true })
})

test('GET /ogc: unknown collections and features are 404', async () => {
  for (const path of [
    'riddles',
    'riddles/items',
    'areas/items/x',
    `areas/items/${randomUUID()}`,
    'love-map/items/1.2.3.x',
  ])
    expect({ path, status: (await get(`/collections/${path}`)).status }).toEqual({ path, status: 404 })
})

test('GET /ogc: areas and communities hidden from the public are on no page, in no count and in no bounding box', async () => {
  const { make, deps, guest } = lasting()
  const [owner, maker] = [await make.owner(), await make.member()]
  const west = 21
  const hidden = await make.area(await make.member({ verified: false }), square(west, 40, 0.01))
  const deleted = await make.area(maker, square(west + 0.1, 40, 0.01))
  await maker.call.measure.delete({ measureId: deleted })
  const own = await make.area(maker, square(west + 0.2, 40, 0.01), {
    description: 'Mine alone',
    descriptionPublic: false,
  })
  const waiting = await make.community(owner, square(west, 40, 0.5))
  await deps.db.kysely.updateTable('community').set({ seen: false }).where('id', '=', waiting).execute()
  const box = `bbox=${west - 1},39,${west + 1},41`
  const found = await items(`areas/items?${box}`)
  expect(found.features.map(({ id }) => id)).toEqual([own])
  expect(found).toMatchObject({ numberMatched: 1, numberReturned: 1 })
  expect(found.features[0]?.properties['description']).toBeNull()
  for (const id of [hidden, deleted]) expect((await get(`/collections/areas/items/${id}`)).status).toBe(404)
  expect((await items(`communities/items?${box}`)).features).toEqual([])
  expect(JSON.stringify(found)).not.toContain(maker.name)
  expect((await guest.feed.measures.one({ id: own })).area).not.toHaveProperty('description')
})

test('GET /ogc/collections/treasures: a treasure with a hidden place has the place that guests see, and is not found at the exact one', async () => {
  const { make, guest } = lasting()
  const owner = await make.owner()
  const communityId = await make.community(owner, square(24, 41, 0.2))
  const base64Image = (await jpeg()).toString('base64')
  const photoId = (await owner.call.uploadImageFileBase64({ base64Image })).id
  const exact = [24.1037, 41.1041] as const
  const { id } = await owner.call.addTreasure({
    communityId,
    data: {
      title: 'Owl',
      description: '',
      photoId,
      placeHidden: true,
      geometry: { type: 'Point', coordinates: [...exact] },
    },
  })
  const seen = await guest.feed.treasures.one({ id })
  const [feature] = (await items('treasures/items?bbox=24,41,24.3,41.3')).features
  expect(feature).toMatchObject({ id, properties: { title: 'Owl', placeHidden: true, community: communityId } })
  expect(feature?.geometry.coordinates).toEqual([seen.place.lng, seen.place.lat])
  const close = exact.map((one) => [one - 0.0001, one + 0.0001]) as [[number, number], [number, number]]
  const [[left, right], [below, above]] = close
  expect((await items(`treasures/items?bbox=${left},${below},${right},${above}`)).numberMatched).toBe(0)
})

test('GET /ogc/collections/areas: every field of every area has the value that a guest sees on the site', async () => {
  const { make, guest } = lasting()
  const maker = await make.member()
  for (let at = 0; at < 7; at++)
    await make.area(maker, square(27 + at / 10, 42, 0.01), {
      title: `Wood ${at}`,
      rating: 4 + (at % 3),
      description: 'Beeches',
      descriptionPublic: at % 2 === 0,
    })
  const within = 'areas/items?bbox=26.9,41.9,28,42.1'
  const features = await allOf(`${within}&limit=3`)
  expect(new Set(features.map(({ id }) => id)).size).toBe(7)
  expect(await items(`${within}&limit=1000000000`)).toMatchObject({ numberMatched: 7, numberReturned: 7 })
  for (const { id, properties, geometry } of features) {
    const { area } = await guest.feed.measures.one({ id })
    const { title, level, rating, likes, description = null, dateCreated: created } = area
    expect(properties).toEqual({ title, level, rating, likes, description, created })
    expect(geometry).toEqual(area.geometry)
    const one = (await get(`/collections/areas/items/${id}`)).json() as unknown as Feature
    expect(one).toMatchObject({ type: 'Feature', id, properties, geometry })
  }
  expect((await items(`${within}&rating=4`)).numberMatched).toBe(3)
  expect((await items(`${within}&level=country`)).numberMatched).toBe(0)
  expect((await items(`${within}&datetime=2020-01-01T00:00:00Z/..`)).numberMatched).toBe(7)
  expect((await items(`${within}&datetime=../2020-01-01`)).numberMatched).toBe(0)
})

test('GET /ogc/collections/areas: filters find the matching areas, read shapes in filter-crs, and treat SQL in values as text', async () => {
  const { make } = lasting()
  const maker = await make.member()
  for (const [at, title] of ["O'Brien's wood", 'Heath 50%', 'Heath'].entries())
    await make.area(maker, square(33 + at / 10, 44, 0.01), { title, rating: 5 + at })
  const within = 'S_INTERSECTS(geometry, BBOX(32.9, 43.9, 33.5, 44.2))'
  const titles = async (filter: string, more = '') => {
    const answer = await get(`/collections/areas/items?filter=${encodeURIComponent(filter)}${more}`)
    expect({ filter, status: answer.status }).toEqual({ filter, status: 200 })
    const { features } = answer.json()
    return features.map(({ properties }) => properties['title']).toSorted()
  }
  expect(await titles(within)).toEqual(['Heath', 'Heath 50%', "O'Brien's wood"])
  expect(await titles(`${within} AND title = 'O''Brien''s wood'`)).toEqual(["O'Brien's wood"])
  expect(await titles(`${within} AND title LIKE 'Heath%' AND NOT rating BETWEEN 1 AND 6`)).toEqual(['Heath'])
  expect(await titles(`${within} AND title LIKE '%\\%'`)).toEqual(['Heath 50%'])
  expect(await titles(`${within} AND (rating IN (5, 7) OR description IS NOT NULL)`)).toHaveLength(2)
  expect(await titles(`${within} AND T_AFTER(created, DATE('2000-01-01')) AND created < DATE('2000-01-01')`)).toEqual(
    [],
  )
  expect(await titles(`${within} AND title = 'x'' or true --'`)).toEqual([])
  const north = 'S_INTERSECTS(geometry, POLYGON((43.9 33.05, 44.2 33.05, 44.2 33.15, 43.9 33.15, 43.9 33.05)))'
  expect(await titles(north, `&filter-crs=${CRS(4326)}`)).toEqual(['Heath 50%'])
  for (const filter of [
    'S_INTERSECTS(geometry, POLYGON((0 0, 1 1, 1 0, 0 1, 0 0)))',
    'S_INTERSECTS(geometry, POLYGON((0 0, 1 1)))',
  ])
    expect((await get(`/collections/areas/items?filter=${encodeURIComponent(filter)}`)).status).toBe(400)
  expect((await get('/collections/areas/items?filter=rating%3D9&filter-lang=cql2-json')).status).toBe(400)
  const { properties } = (await get('/collections/love-map/queryables')).json() as unknown as { properties: object }
  expect(Object.keys(properties)).toEqual(['geometry', 'zoom', 'level', 'year'])
})

test('GET /ogc/collections/communities: every field has the value that a guest sees on the site', async () => {
  const { make, guest } = lasting()
  const id = await make.community(await make.owner(), square(30, 43, 0.1))
  const [feature] = (await items('communities/items?bbox=29.9,42.9,30.2,43.2')).features
  const {
    title,
    organization,
    description,
    subscribers,
    system,
    dateCreated: created,
  } = await guest.feed.land.one({ id })
  expect(feature?.properties).toEqual({ title, organization, description, subscribers, system, created })
})

test('GET /ogc/collections/love-map: a cell gives the class of its number of people, and not the exact number', async () => {
  const { deps } = lasting()
  await sql`insert into love_cell (z, x, y, level, years, people) values (7, 66, 41, 'living area', '{2025,2026}', '{5,17}')
    on conflict do nothing`.execute(deps.db.kysely)
  const { features } = await items('love-map/items?zoom=7&level=living%20area')
  const feature = features.find(({ id }) => id === '7.66.41.living area')
  expect(feature?.properties).toEqual({ zoom: 7, level: 'living area', people: 10, year: 2026 })
  const one = await get(`/collections/love-map/items/${encodeURIComponent('7.66.41.living area')}`)
  expect(one.status).toBe(200)
  expect(one.text).not.toContain('17')
})

test('GET /ogc/collections: features and boxes in a coordinate system have the axis order that EPSG defines for the system', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const id = await make.area(maker, square(5.38720621, 52.1551744, 0.001))
  const first = async (srid?: number) => {
    const crs = srid ? `?crs=${CRS(srid)}` : ''
    const answer = await get(`/collections/areas/items/${id}${crs}`)
    const [corner] = (answer.json() as unknown as Feature).geometry.coordinates[0] ?? []
    return { corner: corner as unknown as [number, number], crs: answer.headers['content-crs'] }
  }
  expect((await first()).corner).toEqual([5.3872062, 52.1551744])
  expect(await first(4326)).toEqual({ corner: [52.1551744, 5.3872062], crs: `<${CRS(4326)}>` })
  const [east, north] = (await first(28992)).corner
  expect(Math.hypot(east - 155_000, north - 463_000)).toBeLessThan(1)
  const european = await make.area(maker, square(5, 50, 0.001))
  const of = (await get(`/collections/areas/items/${european}?crs=${CRS(3035)}`)).json() as unknown as Feature
  const [corner] = of.geometry.coordinates[0] ?? []
  expect(corner).toEqual([2_999_718.85, 3_962_799.45])

  const within = async (box: string, srid: number) =>
    (await items(`areas/items?bbox=${box}&bbox-crs=${CRS(srid)}`)).features.map((one) => one.id)
  expect(await within('52.15,5.38,52.16,5.39', 4326)).toContain(id)
  expect(await within('154000,462000,156000,464000', 28992)).toContain(id)
  expect(await within('2999000,3962000,3001000,3964000', 3035)).toEqual([european])
  expect(await within('5.38,52.15,5.39,52.16', 4326)).not.toContain(id)
})

test('GET /ogc/collections/areas: a box across the meridian of 180 degrees finds areas on both sides', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const [east, west] = [
    await make.area(maker, square(179.5, -17, 0.01)),
    await make.area(maker, square(-179.5, -17, 0.01)),
  ]
  const { features } = await items('areas/items?bbox=179,-18,-179,-16')
  expect(features.map(({ id }) => id).toSorted()).toEqual([east, west].toSorted())
  // Places on the far side of the world have coordinates in every system.
  expect((await get(`/collections/areas/items?bbox=179,-18,-179,-16&crs=${CRS(3035)}`)).status).toBe(200)
})

test('GET /ogc/collections: tiles of treasures are 404, and tiles of areas are described as a tile set and as TileJSON', async () => {
  for (const path of ['/collections/treasures/tiles', '/collections/areas/tiles/Other', '/tileMatrixSets/Other'])
    expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 })
  const matrices = (await get('/tileMatrixSets/WebMercatorQuad')).json() as unknown as {
    tileMatrices: { id: string; cellSize: number }[]
  }
  expect(matrices.tileMatrices.at(0)).toMatchObject({ id: '0', cellSize: 156_543.03392804097 })
  const { make } = lasting()
  await make.area(await make.member(), square(36, 45, 0.05))
  const set = (await get('/collections/areas/tiles/WebMercatorQuad')).json()
  const template = set.links.find(({ rel }) => rel === 'item')?.href ?? ''
  const named = template.replace('{tileMatrix}', '5').replace('{tileCol}', '19').replace('{tileRow}', '11')
  const tile = await app().http.inject({ url: new URL(named).pathname })
  expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile'])
  const json = (await get('/collections/areas/tiles/WebMercatorQuad?f=tilejson')).json() as unknown as {
    tiles: string[]
    vector_layers: { id: string }[]
  }
  expect(json.tiles[0]).toBe(template.replace('{tileMatrix}/{tileCol}/{tileRow}', '{z}/{x}/{y}'))
  expect(json.vector_layers.map(({ id }) => id)).toContain('area')
})

test('GET /ogc: the links of the landing page work, and every collection is in the API description and has an HTML page', async () => {
  const landing = (await get('')).json()
  expect(landing.links.map(({ rel }) => rel)).toEqual(
    expect.arrayContaining(['self', 'service-desc', 'service-doc', 'conformance', 'data']),
  )
  for (const { href } of landing.links) {
    const path = href.slice(href.indexOf('/ogc') + '/ogc'.length)
    expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 })
  }
  const description = await get('/api')
  // GDAL accepts no other spelling of this content type.
  expect(description.headers['content-type']).toBe('application/vnd.oai.openapi+json;version=3.0')
  const api = description.json() as unknown as { openapi: string; paths: object }
  expect(api.openapi).toBe('3.0.3')
  for (const id of ['areas', 'communities', 'treasures', 'love-map']) {
    expect(Object.keys(api.paths)).toContain(`/collections/${id}/items`)
    const page = await get(`/collections/${id}/items?limit=2`, { accept: 'text/html,*/*' })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.text).not.toMatch(/\{\{|\[object/)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  }
  const first = await get('/collections')
  expect(first.headers['access-control-allow-origin']).toBe('*')
  expect((await get('/collections', { 'if-none-match': String(first.headers['etag']) })).status).toBe(304)
})
