import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { shortCodeOf } from '@fieldfare/shared/shortCode.ts'
import Fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { testCampaign } from '../../testing/testCampaign.ts'
import { onPrimary } from '../../platform/db/reading.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { useWorldOnOneEngine } from '../../testing/world.ts'
import { makePageAnswer } from './routes.ts'
import { useSite } from '../../testing/testSite.ts'

const HOSTILE = `"><script>alert('$&')</script> {{level}}`
const { lasting, app } = useWorldOnOneEngine()
const { get, site, dist } = useSite(app)

const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe('makePageAnswer: 404', () => {
  const id = randomUUID()
  test.each([
    paths.area(id),
    paths.area('7'),
    `${paths.measureDetail}?id=${id}`,
    paths.measureDetail,
    paths.community(id),
    paths.community('%00'),
    paths.post(id),
    paths.post(`${id}'--`),
    paths.welcomeInvited('spring'),
    paths.surveyContinueRegister('spring'),
    paths.surveyContinueFunding(id),
    paths.pblRegister('spring'),
    paths.surveyCreateArea('moon'),
  ])('GET %s is 404 with the app shell, for every Accept header', async (url) => {
    for (const accept of [undefined, '*/*', 'text/html', 'application/json']) {
      const answer = await get(url, accept ? { accept } : {})
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('<h1>Sorry, nothing here...</h1>')
      expect(answer.body).toContain('<div id="app">')
      expect(metaOf(answer.body, 'robots')).toBe('noindex')
      expect(answer.body).not.toContain('canonical')
    }
    expect(await site().http.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 404, body: '' })
  })

  test('an unknown path is 404', async () => {
    const answer = await get('/no/such/place', { accept: 'text/html,*/*', 'accept-language': 'nl' })
    expect({ status: answer.statusCode, title: titleOf(answer.body) }).toEqual({
      status: 404,
      title: 'Niet gevonden · Fieldfare',
    })
  })

  test('a deleted thread, area or community is 404', async () => {
    const { make } = lasting()
    const owner = await make.owner()
    const communityId = await make.community(owner, undefined, { title: 'The gone dunes' })
    const areaId = await make.area(owner, undefined, { title: 'The gone path' })
    const thread = await owner.call.addThread({ communityId, title: 'The gone words', description: '' })
    expect((await get(paths.post(thread.id))).statusCode).toBe(200)
    await owner.call.deleteThread({ threadId: thread.id, reason: '' })
    await owner.call.measure.delete({ measureId: areaId })
    for (const path of [paths.post(thread.id), paths.area(areaId)]) {
      const answer = await get(path)
      expect({ path, status: answer.statusCode }).toEqual({ path, status: 404 })
      expect(answer.body).not.toContain('gone')
    }
    await owner.call.deleteCommunity({ communityId })
    const answer = await get(paths.community(communityId))
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('gone')
  })

  test("the page of an unverified person's area is 200 for its maker, and 404 for other people", async () => {
    const { make } = lasting()
    const maker = await make.member({ verified: false })
    const stranger = await make.member()
    const areaId = await make.area(maker, undefined, { title: 'My secret spring' })
    for (const cookie of ['', stranger.cookie]) {
      const answer = await get(paths.area(areaId), { cookie })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('secret')
      expect((await get(`/pictures/areas/${areaId}/1-1.jpg`, { cookie })).statusCode).toBe(404)
    }
    const own = await get(paths.area(areaId), { cookie: maker.cookie })
    expect({ status: own.statusCode, title: titleOf(own.body) }).toEqual({
      status: 200,
      title: 'My secret spring · Fieldfare',
    })
    expect(own.headers['cache-control']).toBe('private, no-cache')
  })
})

describe('makePageAnswer: content', () => {
  test('an area page has title, level, rating and picture, and no private field', async () => {
    const { make } = lasting()
    const maker = await make.member()
    const areaId = await make.area(maker, undefined, {
      title: 'The winding bit',
      rating: 9,
      explanation: 'Only for owners',
      frequency: 'daily',
    })
    for (const path of [paths.area(areaId), `${paths.measureDetail}?id=${areaId}`]) {
      const { statusCode, body } = await get(path, { 'accept-language': 'nl-BE,nl;q=0.9' })
      expect(statusCode).toBe(200)
      expect(body).toContain('<html lang="nl-NL"')
      expect(titleOf(body)).toBe('The winding bit · Fieldfare')
      expect(metaOf(body, 'description')).toBe('Streek, cijfer 9 van 10.')
      expect(body).toContain(`<link rel="canonical" href="http://fieldfare.example/area/${areaId}">`)
      expect(metaOf(body, 'og:url')).toBe(`http://fieldfare.example/area/${areaId}`)
      expect(metaOf(body, 'og:locale')).toBe('nl_NL')
      expect(metaOf(body, 'og:site_name')).toBe('Fieldfare')
      expect(metaOf(body, 'og:image')).toBe(`http://fieldfare.example/pictures/areas/${areaId}/2-1.jpg?lang=nl-nl`)
      expect([metaOf(body, 'og:image:width'), metaOf(body, 'og:image:height')]).toEqual(['1200', '630'])
      expect(metaOf(body, 'og:image:alt')).toBe('Kaart met The winding bit')
      expect(metaOf(body, 'twitter:card')).toBe('summary_large_image')
      expect(body).toContain('<h1>The winding bit</h1><p>Streek, cijfer 9 van 10.</p>')
      for (const secret of ['Only for owners', maker.name, maker.id]) expect(body).not.toContain(secret)
    }
  })

  test('pages of a community, a thread and a treasure have their title and description', async () => {
    const { make, deps } = lasting()
    const owner = await make.owner()
    const description = `Dunes and slacks,\n\nfrom end to end. ${'Sand. '.repeat(60)}`
    const communityId = await make.community(owner, undefined, {
      title: 'Dunes',
      organization: 'De Wachter',
      description,
    })
    const page = await get(paths.community(communityId))
    const metaText = metaOf(page.body, 'description') ?? ''
    expect(metaText).toMatch(/^Looked after by De Wachter\. \d+ (person|people)\. Dunes and slacks, from end to end\./)
    expect(metaText.length).toBeLessThanOrEqual(201)
    expect(metaOf(page.body, 'og:image')).toMatch(
      new RegExp(`/pictures/communities/${communityId}/2-\\d+\\.jpg\\?lang=en-us$`),
    )

    const thread = await owner.call.addThread({
      communityId,
      title: 'Boardwalk or a detour?',
      description: 'It is wet.',
    })
    const { body } = await get(`${paths.post(thread.id)}?comment=7`)
    expect(titleOf(body)).toBe('Boardwalk or a detour? · Fieldfare')
    expect(metaOf(body, 'og:description')).toBe('A discussion in Dunes. It is wet.')

    const photo = { id: randomUUID(), owner_id: owner.id, width: 40, height: 30, bytes: 900 }
    await deps.db.kysely.insertInto('photo').values(photo).execute()
    const treasure = await owner.call.addTreasure({
      communityId,
      data: {
        title: 'An orchid',
        description: 'In the slack.',
        photoId: photo.id,
        geometry: { type: 'Point', coordinates: [5.0512345, 53.0512345] },
      },
    })
    await owner.call.hideTreasurePlace({ treasureId: treasure.id, hidden: true })
    const found = await get(`${paths.community(communityId)}?treasure=${treasure.id}`)
    expect(titleOf(found.body)).toBe('An orchid · Fieldfare')
    expect(metaOf(found.body, 'description')).toBe('A treasure in Dunes. In the slack.')
    expect(found.body).not.toContain('5.05')
    const other = await get(`${paths.community(communityId)}?treasure=${randomUUID()}`)
    expect(titleOf(other.body)).toBe('Dunes · Fieldfare')
  })

  test('markup in a title is escaped', async () => {
    const { make } = lasting()
    const areaId = await make.area(await make.member(), undefined, { title: HOSTILE.slice(0, 50) })
    const { body } = await get(paths.area(areaId))
    expect(body.match(/<script>/g)).toHaveLength(1)
    expect(body).toContain('<h1>&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt; {{level}}</h1>')
    expect(metaOf(body, 'og:title')).toBe('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt; {{level}}')
  })

  test.each([
    ['/', 'Draw the nature you love.', '/welcome'],
    ['/welcome', 'Draw the nature you love.', '/welcome'],
    ['/map', 'Map', '/map'],
    ['/map/', 'Map', '/map'],
    ['/info', 'About and contact', '/info'],
  ])('GET %s has a heading, canonical address and picture', async (url, heading, canonical) => {
    const { statusCode, body } = await get(url)
    expect({ statusCode, heading: /<h1>(.*?)<\/h1>/.exec(body)?.[1] }).toEqual({ statusCode: 200, heading })
    expect(body).toContain(`<link rel="canonical" href="http://fieldfare.example${canonical}">`)
    expect(metaOf(body, 'og:image')).toBe('http://fieldfare.example/pictures/fieldfare-1.jpg')
    expect(body).toContain('<noscript>')
  })

  test('the welcome page contains the placeholder of a map, and the map page does not', async () => {
    expect((await get('/welcome')).body).toMatch(
      /<div id="words"><div class="welcome"[^>]*><div class="map( still)?">.*<header class="name">/,
    )
    expect((await get('/map')).body).not.toContain('class="map"')
  })

  test.each([paths.account, paths.resetPassword('x'), paths.verifyEmail('x'), paths.message('7')])(
    '%s has robots noindex',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect({ statusCode, robots: metaOf(body, 'robots') }).toEqual({ statusCode: 200, robots: 'noindex' })
    },
  )
})

describe('makePageAnswer: language', () => {
  const langOf = async (headers: Record<string, string>) =>
    /<html lang="(.*?)"/.exec((await get('/map', headers)).body)?.[1]

  test('a page is in the supported language with the highest weight in Accept-Language', async () => {
    expect(await langOf({})).toBe('en-US')
    expect(await langOf({ 'accept-language': 'fr;q=0.3, de-AT;q=0.8, *;q=0.1' })).toBe('de-DE')
    expect(await langOf({ 'accept-language': 'sv, fr;q=0, nl;q=0.1' })).toBe('nl-NL')
    expect(await langOf({ 'accept-language': ';;q=,,,' })).toBe('en-US')
  })

  test('the language of the account overrides that of the browser, and the language in the device cookie overrides both', async () => {
    const { cookie, call } = await lasting().make.member()
    await call.user.update({ profile: { locale: 'fr-fr' } })
    expect(await langOf({ cookie, 'accept-language': 'nl' })).toBe('fr-FR')
    expect(await langOf({ cookie: `${cookie}; locale=de-de`, 'accept-language': 'nl' })).toBe('de-DE')
    expect(await langOf({ cookie: 'locale=xx', 'accept-language': 'nl' })).toBe('nl-NL')
  })

  test('a page that is cached in one language is not reused for a request in another language', async () => {
    const english = await get('/map')
    const etag = String(english.headers.etag)
    expect(english.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(String(english.headers.vary).toLowerCase()).toMatch(/accept-language.*cookie/)
    expect(await get('/map', { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
    expect((await get('/map', { 'if-none-match': etag, 'accept-language': 'nl' })).statusCode).toBe(200)
  })
})

test('the Content-Security-Policy allows only the hash of the inline script of the shell', async () => {
  const { headers } = await get('/map')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
})

test('during a database outage an area page is 503 with the app shell', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const { deps } = app()
  const lonely = Fastify()
  lonely.get(
    '/area/:id',
    makePageAnswer({ ...deps, db: { ...deps.db, pool, kysely, reading: onPrimary(kysely) } }, dist()),
  )
  const answer = await lonely.inject(paths.area(randomUUID()))
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('<div id="app">')
  expect(answer.body).toContain('<h1>Area on the map</h1>')
  await lonely.close()
  await pool.end()
})

test('page data is read through load.read, and a read that load.read refuses is 503 with the app shell', async () => {
  const { make } = lasting()
  const id = await make.community(await make.owner())
  const { deps } = site()
  const { load } = deps
  const requests: (string | undefined)[] = []
  deps.load = {
    ...load,
    read: async ({ request }) => {
      requests.push(request.ip)
      throw new AppError('too-many')
    },
  }
  try {
    const page = await get(paths.community(id))
    expect([page.statusCode, titleOf(page.body)]).toEqual([503, 'Community · Fieldfare'])
    expect((await get(`/c/${shortCodeOf(id)}`)).statusCode).toBe(429)
    expect((await get(paths.map)).statusCode).toBe(200)
    expect(requests).toEqual(['127.0.0.1', '127.0.0.1'])
  } finally {
    deps.load = load
  }
})

test('the page of an existing invitation is 200 without a canonical address', async () => {
  const { link } = await testCampaign(await lasting().make.admin())
  const { secret } = await link()
  for (const url of [paths.welcomeInvited(secret), paths.surveyContinueRegister(secret)]) {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('rel="canonical"')
  }
})
