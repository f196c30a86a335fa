import { randomUUID } from 'node:crypto'
import { embedPaths } from '@fieldfare/shared/embed.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { nl } from '@fieldfare/shared/messages/nl.ts'
import { pathNames, pathOf } from '@fieldfare/shared/paths.ts'
import { expect, test } from 'vitest'
import { useSite } from '../../testing/testSite.ts'
import { square, useWorldOnOneEngine } from '../../testing/world.ts'

const { lasting, app } = useWorldOnOneEngine()
const { get } = useSite(app)
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) => String(headers['content-security-policy'])

test('every page of the app refuses to be framed, also the pages of a community and of the love map', async () => {
  const { make } = lasting()
  const id = await make.community(await make.owner(), square(7, 54, 0.1))
  for (const path of [...pathNames.map((name) => pathOf(name, id)), '/no/such/page', '/embed', '/embed/map']) {
    const answer = await get(path, { accept: 'text/html' })
    expect([path, policyOf(answer).includes("frame-ancestors 'none'")]).toEqual([path, true])
    expect([path, answer.headers['x-frame-options']]).toEqual([path, 'SAMEORIGIN'])
  }
})

test.each([embedPaths.community(randomUUID()), embedPaths.community('7'), embedPaths.community("x'y")])(
  'GET %s is 404 with a message on a page that other sites may frame',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain(en.embed.gone)
    expect(answer.body).not.toContain('<script')
    expect(policyOf(answer)).toContain('frame-ancestors *')
  },
)

test('GET /embed/community: a deleted or unpublished community is 404, also for its owner', async () => {
  const { make } = lasting()
  const owner = await make.owner()
  const id = await make.community(owner, square(8, 54, 0.1), { title: 'Gone by now' })
  expect((await get(embedPaths.community(id))).statusCode).toBe(200)
  await owner.call.deleteCommunity({ communityId: id })
  const unverified = await make.owner({ verified: false })
  const unseen = await make.community(unverified, square(9, 54, 0.1), { title: 'Not yet' })
  for (const [one, cookie] of [
    [id, owner.cookie],
    [unseen, unverified.cookie],
  ] as const) {
    const answer = await get(embedPaths.community(one), { cookie })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toMatch(/Gone by now|Not yet/)
  }
})

test('GET /embed: any site may frame the answer; it sets no cookie, and a signed-in person gets the same answer as a guest', async () => {
  const { make } = lasting()
  const owner = await make.owner({ name: 'Marit Bakker' })
  const id = await make.community(owner, square(10, 54, 0.1), { title: 'Dunes & <marsh>' })
  for (const url of [embedPaths.community(id), embedPaths.love]) {
    const guest = await get(url)
    const known = await get(url, { cookie: `${owner.cookie}; locale=nl-nl` })
    expect([guest.statusCode, guest.headers['set-cookie'], known.headers['set-cookie']]).toEqual([
      200,
      undefined,
      undefined,
    ])
    expect(known.body).toBe(guest.body)
    expect(guest.body).not.toContain('Marit')
    expect(guest.body).not.toContain(owner.id)
    expect(policyOf(guest)).toContain('frame-ancestors *')
    expect(policyOf(guest)).not.toContain("frame-ancestors 'none'")
    expect(policyOf(guest)).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')*;/)
    expect(guest.headers).not.toHaveProperty('x-frame-options')
    expect(guest.headers['cache-control']).toBe('public, max-age=60')
  }
  expect((await get(embedPaths.community(id))).body).toContain('Dunes &amp; &lt;marsh&gt;')
})

test('GET /embed: the language is that of the lang parameter, in two letters or in full, else that of the browser', async () => {
  const read = async (query: string, accepted = 'de') =>
    (await get(`${embedPaths.love}${query}`, { 'accept-language': accepted })).body
  for (const lang of ['nl', 'nl-nl', 'NL']) expect(await read(`?lang=${lang}`)).toContain(nl.embed.love)
  for (const lang of ['', '?lang=', '?lang=xx', '?lang=-']) expect(await read(lang)).toContain('<html lang="de-DE">')
})
