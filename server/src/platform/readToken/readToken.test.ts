import { randomBytes, randomUUID } from 'node:crypto'
import { READ_TOKENS_MAX } from '@fieldfare/shared/readToken.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeSecret } from '../../people/account/secrets.ts'
import { refusalOf, square, type TestPerson, useWorld } from '../../testing/world.ts'

const { undone, lasting, app } = useWorld()

const newSecret = () => `fieldfare_${randomBytes(32).toString('base64url')}`
const input = (part: object = {}) => ({
  id: randomUUID(),
  name: 'QGIS at work',
  scope: 'areas' as const,
  secret: newSecret(),
  ...part,
})

const get = async (path: string, authorization?: string) => {
  const answer = await app().http.inject({
    url: `/ogc${path}`,
    headers: { ...(authorization !== undefined && { authorization }) },
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    json: <T>() => {
      expect({ status: answer.statusCode, ...(answer.statusCode !== 200 && { text: answer.body }) }).toEqual({
        status: 200,
      })
      return answer.json<T>()
    },
    text: answer.body,
  }
}
interface Items {
  features: { id: string; properties: Record<string, unknown> }[]
}
const titles = async (path: string, authorization: string) =>
  (await get(path, authorization)).json<Items>().features.map(({ properties }) => properties['title'])

async function tokenOf(who: TestPerson, scope: 'areas' | 'land' = 'areas'): Promise<{ id: string; bearer: string }> {
  const made = input({ scope })
  await who.call.readToken.make(made)
  return { id: made.id, bearer: `Bearer ${made.secret}` }
}

test(
  'readToken.make: guests, weak secrets, unknown scopes, empty names and more tokens than allowed are refused',
  undone(async ({ make, guest }) => {
    expect(await refusalOf(guest.readToken.make(input()))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.readToken.list())).toEqual({ code: 'not-signed-in' })
    const { call } = await make.member()
    expect(await refusalOf(call.readToken.make(input({ secret: 'fieldfare_short' })))).toMatchObject({ path: 'secret' })
    expect(await refusalOf(call.readToken.make(input({ scope: 'all' }) as never))).toMatchObject({ path: 'scope' })
    expect(await refusalOf(call.readToken.make(input({ name: ' ' })))).toMatchObject({ path: 'name' })
    expect(await refusalOf(call.readToken.make(input({ name: 'x'.repeat(10_000) })))).toMatchObject({ key: 'tooLong' })
    for (let i = 0; i < READ_TOKENS_MAX; i++) await call.readToken.make(input())
    expect(await refusalOf(call.readToken.make(input()))).toMatchObject({ code: 'too-large', key: 'tooMany' })
  }),
)

test(
  "readToken.make: an id or secret of another person's token is refused with conflict, and a retry makes no second token",
  undone(async ({ make, deps }) => {
    const [one, other] = [await make.member(), await make.member()]
    const made = input()
    const first = await one.call.readToken.make(made)
    expect(first).toMatchObject([{ id: made.id, name: 'QGIS at work', scope: 'areas', usedAt: null }])
    expect(await one.call.readToken.make(made)).toEqual(first)
    expect(await refusalOf(other.call.readToken.make(made))).toEqual({ code: 'conflict' })
    expect(await refusalOf(other.call.readToken.make({ ...made, id: randomUUID() }))).toEqual({ code: 'conflict' })
    const rows = await sql<{ row: string }>`select read_token::text as row from read_token`.execute(deps.db.kysely)
    expect(rows.rows.map(({ row }) => row).join()).not.toContain(made.secret)
    expect(JSON.stringify(first)).not.toContain(made.secret)
  }),
)

test(
  "readToken.list, readToken.end: a person can neither see nor end another person's tokens; ending an ended token succeeds",
  undone(async ({ make }) => {
    const [one, other] = [await make.member(), await make.member()]
    const { id } = await tokenOf(one)
    expect(await other.call.readToken.list()).toEqual([])
    await other.call.readToken.end({ id })
    expect(await one.call.readToken.list()).toHaveLength(1)
    for (let i = 0; i < 2; i++) expect(await one.call.readToken.end({ id })).toEqual([])
  }),
)

test.each([
  ['no token', undefined],
  ['a token that nobody has', `Bearer ${newSecret()}`],
  ['no scheme', newSecret()],
  ['another scheme', 'Digest x'],
  ['a password without a name', `Basic ${Buffer.from(newSecret()).toString('base64')}`],
  ['an empty token', 'Bearer '],
])(
  'GET /ogc/collections/my-areas: %s is refused with 401 and a header that names the ways to send a token',
  async (_what, authorization) => {
    for (const path of ['/collections/my-areas', '/collections/my-areas/items', '/collections/my-areas/items?f=gpkg']) {
      const { status, headers } = await get(path, authorization)
      expect(status).toBe(401)
      expect(headers['www-authenticate']).toContain('Basic')
    }
  },
)

test.each(['token', 'access_token', 'api_key', 'key', 'Authorization'])(
  'GET /ogc: a token in the URL parameter %s is refused with 400 and the name of the header for tokens',
  async (name) => {
    const { status, text } = await get(`/collections?${name}=${newSecret()}`)
    expect(status).toBe(400)
    expect(text).toContain('belongs in the header Authorization')
  },
)

test('GET /ogc/collections/my-areas: a token reads the areas of its person until the token ends, and its last use is recorded', async () => {
  const { make, deps } = lasting()
  const [one, other] = [await make.member(), await make.member()]
  await make.area(one, square(80.1, 20, 0.01), { title: 'Mine', description: 'For me alone' })
  const gone = await make.area(one, square(80.2, 20, 0.01), { title: 'Deleted' })
  await one.call.measure.delete({ measureId: gone })
  await make.area(other, square(80.3, 20, 0.01), { title: 'Of another' })
  const { id, bearer } = await tokenOf(one)
  const { secret } = { secret: bearer.slice('Bearer '.length) }
  const basic = `Basic ${Buffer.from(`anything:${secret}`).toString('base64')}`

  const page = await get('/collections/my-areas/items', bearer)
  expect(page.status).toBe(200)
  expect(page.headers['cache-control']).toContain('private')
  expect(page.headers['vary']).toContain('authorization')
  expect(page.json<Items>().features.map(({ properties }) => properties)).toMatchObject([
    { title: 'Mine', description: 'For me alone', descriptionPublic: false },
  ])
  expect(await titles('/collections/my-areas/items', basic)).toEqual(['Mine'])
  expect((await get('/collections/my-areas/items?f=geojsonseq', bearer)).text).toContain('For me alone')
  const ids = async (authorization?: string) =>
    (await get('/collections', authorization))
      .json<{ collections: { id: string }[] }>()
      .collections.map((each) => each.id)
  expect(await ids(bearer)).toContain('my-areas')
  expect(await ids()).not.toContain('my-areas')
  expect((await get('/collections/my-land-areas', bearer)).status).toBe(404)

  const [view] = await one.call.readToken.list()
  expect(Date.now() - Date.parse(view?.usedAt ?? '')).toBeLessThan(60_000)
  await one.call.readToken.end({ id })
  expect((await get('/collections/my-areas/items', bearer)).status).toBe(401)
  expect((await get('/collections/areas/items', bearer)).status).toBe(401)

  const again = await tokenOf(one)
  await sql`update person set disabled_at = now() where id = ${one.id}`.execute(deps.db.kysely)
  expect((await get('/collections/my-areas/items', again.bearer)).status).toBe(401)
})

test("GET /ogc/collections/my-land-areas: an owner's token reads the areas on their land, with the public fields only", async () => {
  const { make } = lasting()
  const [owner, member] = [await make.owner(), await make.member()]
  await make.community(owner, square(90, 30, 1))
  await make.area(member, square(90.1, 30.1, 0.01), { title: 'On the land', description: 'Told to nobody' })
  await make.area(member, square(95, 35, 0.01), { title: 'Elsewhere' })
  const { bearer } = await tokenOf(owner, 'land')
  const page = (await get('/collections/my-land-areas/items', bearer)).json<Items>()
  expect(page.features.map(({ properties }) => properties)).toMatchObject([{ title: 'On the land', description: null }])
  const open = (await get(`/collections/areas/items/${page.features[0]?.id}`)).json<Items['features'][number]>()
  expect(page.features[0]?.properties).toEqual(open.properties)
  const { bearer: empty } = await tokenOf(member, 'land')
  expect(await titles('/collections/my-land-areas/items', empty)).toEqual([])
})

test(
  "resetPW, account.download: a password reset ends the person's read tokens, and the download lists the tokens without their hash",
  undone(async ({ make, deps, guest }) => {
    const one = await make.member()
    await tokenOf(one)
    const { readTokens } = (await one.call.account.download()) as unknown as { readTokens: object[] }
    expect(readTokens).toMatchObject([{ name: 'QGIS at work', scope: 'areas' }])
    expect(JSON.stringify(readTokens)).not.toContain('hash')
    const token = await makeSecret(deps.db.kysely, 'reset', one.id, one.email, 60)
    await guest.resetPW({ newPassword: 'a-newly-mown-path', token })
    const { rows } = await sql`select from read_token where person_id = ${one.id}`.execute(deps.db.kysely)
    expect(rows).toEqual([])
  }),
)
