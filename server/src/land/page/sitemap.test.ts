import { en } from '@fieldfare/shared/messages/en.ts'
import { pathNames, pathOf, paths, patternOf } from '@fieldfare/shared/paths.ts'
import { shortCodeOf } from '@fieldfare/shared/shortCode.ts'
import { describe, expect, test } from 'vitest'
import { square, useWorld } from '../../testing/world.ts'
import { useSite } from '../../testing/testSite.ts'
import { pageOf } from './listedPages.ts'

const { lasting, app } = useWorld()
const { get, build } = useSite(app)

describe('GET /c: short links', () => {
  test.each(['/c/nothing', '/c/000-000-000', '/c/%00', '/c/..%2f..'])('%s is 404 without a redirect', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers.location).toBeUndefined()
  })

  test('a short link in any notation redirects to its community, and is 404 if the community is deleted or unpublished', async () => {
    const { make } = lasting()
    const owner = await make.owner()
    const communityId = await make.community(owner)
    const code = shortCodeOf(communityId)
    for (const typed of [code, code.toUpperCase(), code.replaceAll('-', '')]) {
      const { statusCode, headers } = await get(`/c/${typed}`)
      expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: `/community/${communityId}` })
    }
    await owner.call.deleteCommunity({ communityId })
    expect((await get(`/c/${code}`)).statusCode).toBe(404)
    const unseen = await make.community(await make.owner({ verified: false }), square(6, 54, 0.1))
    expect((await get(`/c/${shortCodeOf(unseen)}`)).statusCode).toBe(404)
  })
})

describe('GET /robots.txt, GET /sitemap: search engines', () => {
  test('robots.txt disallows private pages and calls, and names the sitemap', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const line of [
      'Disallow: /trpc/',
      'Disallow: /account',
      'Disallow: /edit-community/',
      'Disallow: /reset-password/',
    ])
      expect(body.split('\n')).toContain(line)
    for (const open of ['/map', '/area/', '/community/', '/post/', '/c/'])
      expect(body).not.toContain(`Disallow: ${open}\n`)
    expect(body).toContain('Sitemap: http://fieldfare.example/sitemap.xml')
  })

  test.each(['/sitemap/areas/x.xml', '/sitemap/people/first.xml', '/sitemap/areas/2026-01-01T00:00:00.000Z_x.xml'])(
    'GET %s is 404',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  test('the sitemap lists published content with its last change, and no unpublished content', async () => {
    const { make } = lasting()
    const owner = await make.owner()
    const communityId = await make.community(owner)
    const areaId = await make.area(owner)
    const { id: threadId } = await owner.call.addThread({ communityId, title: 'Listed', description: '' })
    const hidden = await make.area(await make.member({ verified: false }))
    const fresh = await build()
    const read = async (url: string) => (await fresh.http.inject(url)).body
    const index = await read('/sitemap.xml')
    const parts = [...index.matchAll(/<loc>http:\/\/fieldfare\.example(.*?)<\/loc>/g)].map(([, part = '']) => part)
    expect(parts).toEqual(
      [
        'pages',
        ...['communities', 'areas', 'threads', 'polls', 'polis', 'opinions', 'pledges'].map((list) => `${list}/first`),
      ].map((part) => `/sitemap/${part}.xml`),
    )
    const all = (await Promise.all(parts.map(read))).join('')
    for (const path of [
      '/welcome',
      '/map',
      '/info',
      paths.community(communityId),
      paths.area(areaId),
      paths.post(threadId),
    ])
      expect(all).toContain(`<loc>http://fieldfare.example${path}</loc>`)
    expect(all).toMatch(new RegExp(`${areaId}</loc><lastmod>\\d{4}-`))
    expect(all).not.toContain(hidden)
    expect(all).not.toContain('measureDetail')
    await fresh.stop()
  })
})

describe('Page.listed', () => {
  const one = (name: (typeof pathNames)[number]) => pathOf(name, '00000000-0000-4000-8000-000000000000')
  const pagesWith = (fits: (page: ReturnType<typeof pageOf>) => boolean) =>
    pathNames.filter((name) => fits(pageOf(name)))
  const titleOf = (html: string) => /<title>(.*) · Fieldfare<\/title>/.exec(html)?.[1]

  test('each unlisted page is disallowed in robots.txt and has noindex', async () => {
    const robots = (await get('/robots.txt')).body.split('\n')
    for (const name of pagesWith(({ listed }) => !listed)) {
      expect(robots, name).toContain(`Disallow: ${patternOf(name).replace(/\$.*/, '')}`)
      expect((await get(one(name))).body, name).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('each listed page without an id in its path has its own title, canonical URL and sitemap entry', async () => {
    const { body: sitemap } = await get('/sitemap/pages.xml')
    const listed = pagesWith(({ listed, sameAs, path }) => listed === true && !sameAs && !path.includes('$'))
    for (const name of listed) {
      const { statusCode, body } = await get(patternOf(name))
      expect([statusCode, titleOf(body)], name).toEqual([200, en.app.title[name]])
      expect(body, name).toContain(`<link rel="canonical" href="http://fieldfare.example${patternOf(name)}">`)
      expect(body, name).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/)
      expect(body, name).not.toContain('noindex')
      expect(sitemap, name).toContain(`<loc>http://fieldfare.example${patternOf(name)}</loc>`)
    }
    expect([...sitemap.matchAll(/<loc>/g)]).toHaveLength(listed.length)
  })

  test('each listed page with an id in its path has its part of the sitemap, and is 404 for an unknown id', async () => {
    const { body: index } = await get('/sitemap.xml')
    const listed = pagesWith(({ listed, sameAs, path }) => listed === true && !sameAs && path.includes('$'))
    for (const name of listed) expect((await get(one(name))).statusCode, name).toBe(404)
    expect([...index.matchAll(/\/first\.xml/g)]).toHaveLength(listed.length)
  })

  test('a page with the same content as another page has the canonical URL of that page', async () => {
    expect((await get(patternOf('root'))).body).toContain(
      '<link rel="canonical" href="http://fieldfare.example/welcome">',
    )
  })
})
