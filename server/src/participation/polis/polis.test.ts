import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { castOf, callOf, keepCast, type Role } from '../../testing/cast.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'

const { undone, lasting, app } = useWorldOnOneEngine()
keepCast(lasting)
const TALK = {
  title: 'Dogs in the dunes',
  polisId: '4cvkai2ctw',
  options: ['Dogs belong on a lead.', 'Not in winter.'],
}

/** Adds a conversation as the owner of the test cast. */
async function shown(world: World, data: object = {}) {
  const cast = await castOf(world)
  const conversation = await cast.owner.call.addPolis({ communityId: cast.communityId, ...TALK, ...data })
  return { cast, conversation, id: conversation.id }
}

type Call = 'addPolis' | 'deletePolis' | 'restorePolis' | 'reportPolis' | 'unReportPolis'
const OWNERS: [Role | 'guest', string][] = [
  ['guest', 'not-signed-in'],
  ['stranger', 'forbidden'],
  ['unverified', 'forbidden'],
  ['subscriber', 'forbidden'],
  ['moderator', 'forbidden'],
  ['otherOwner', 'forbidden'],
]
const REFUSED: Record<Call, [Role | 'guest', string][]> = {
  addPolis: OWNERS,
  deletePolis: OWNERS,
  restorePolis: [
    ...OWNERS.map(([role, code]): [Role | 'guest', string] => [role, role === 'guest' ? code : 'not-found']),
    ['admin', 'forbidden'],
  ],
  reportPolis: [
    ['guest', 'not-signed-in'],
    ['unverified', 'not-verified'],
    ['owner', 'forbidden'],
  ],
  unReportPolis: OWNERS.filter(([role]) => role !== 'moderator'),
}
const refusals = Object.entries(REFUSED).flatMap(([call, people]) =>
  people.map(([role, code]) => [call as Call, role, code] as const),
)

describe('polis: refusals', () => {
  test.each(refusals)('%s by the %s is refused with %s', (name, role, code) =>
    undone(async (world) => {
      const { cast, id } = await shown(world)
      const call = callOf(world, cast, role)
      if (name === 'restorePolis') await cast.owner.call.deletePolis({ id })
      const attempt: Record<Call, () => Promise<unknown>> = {
        addPolis: () => call.addPolis({ communityId: cast.communityId, ...TALK }),
        deletePolis: () => call.deletePolis({ id, reason: 'I like it not' }),
        restorePolis: () => call.restorePolis({ id }),
        reportPolis: () => call.reportPolis({ id, reason: 'Why?' }),
        unReportPolis: () => call.unReportPolis({ id }),
      }
      expect(await refusalOf(attempt[name]())).toEqual({ code })
    })(),
  )

  test.each([
    ['no title', { title: ' ' }, 'title', 'required'],
    ['no polisId', { polisId: ' ' }, 'polisId', 'required'],
    ['a path in the polisId', { polisId: '4abc/../../m/4abc' }, 'polisId', 'conversation'],
    ['an address of another site', { polisId: 'https://evil.example/4abc' }, 'polisId', 'polisSite'],
    ['a site that begins alike', { polisId: 'https://pol.is.evil.example/4abc' }, 'polisId', 'polisSite'],
    ['another site before an @', { polisId: 'https://pol.is@evil.example/4abc' }, 'polisId', 'polisSite'],
    ['an address without a conversation', { polisId: 'https://pol.is/' }, 'polisId', 'conversation'],
    ['a query in the polisId', { polisId: '4abc?xid=me' }, 'polisId', 'conversation'],
    ['a word as polisId', { polisId: 'javascript' }, 'polisId', 'conversation'],
    ['a statement of 141', { options: ['x'.repeat(141)] }, 'options.0', 'tooLong'],
    ['21 statements', { options: Array.from({ length: 21 }, (_, i) => `Number ${i}`) }, 'options', 'tooMany'],
  ])('addPolis with %s is refused at its field', (_name, data, path, key) =>
    undone(async (world) => {
      const { cast } = await shown(world)
      const request = { communityId: cast.communityId, ...TALK, ...data }
      expect(await refusalOf(cast.owner.call.addPolis(request))).toEqual({ code: 'bad-input', path, key })
    })(),
  )

  test(
    'addPolis with an existing id is refused with conflict, and feed.polis.frame with an unknown id is refused with not-found',
    undone(async (world) => {
      const { cast, id } = await shown(world)
      expect(await refusalOf(cast.admin.call.addPolis({ id, communityId: cast.communityId, ...TALK }))).toEqual({
        code: 'conflict',
      })
      expect(await refusalOf(world.guest.feed.polis.frame({ id: randomUUID() }))).toEqual({ code: 'not-found' })
    }),
  )
})

describe('polis conversations', () => {
  test(
    'addPolis: the added conversation is listed with its statements and counted in its community',
    undone(async (world) => {
      const { cast, conversation, id } = await shown(world)
      const { communityId, owner } = cast
      expect(conversation).toMatchObject({ id, communityId, ...TALK, creator: { id: owner.id }, version: 1 })
      expect(await owner.call.addPolis({ id, communityId, ...TALK })).toEqual(conversation)
      expect((await world.guest.feed.polis.of({ communityId })).items).toEqual([{ ...conversation, mine: null }])
      expect((await world.guest.feed.land.one({ id: communityId })).counts).toMatchObject({ polis: 1 })
    }),
  )

  test(
    'addPolis: a URL of the configured Polis site is accepted, and without a configured site every URL is refused',
    undone(async (world) => {
      const { cast } = await shown(world)
      const add = (polisId: string) => cast.owner.call.addPolis({ communityId: cast.communityId, ...TALK, polisId })
      expect((await add('https://pol.is/6abc?ui_lang=nl')).polisId).toBe('6abc')
      world.deps.config = { ...world.deps.config, POLIS_URL: 'https://talk.example.org/polis' }
      expect((await add('https://talk.example.org/polis/m/7abc')).polisId).toBe('7abc')
      expect(await refusalOf(add('https://pol.is/6abc'))).toMatchObject({ path: 'polisId', key: 'polisSite' })
      world.deps.config = { ...world.deps.config, POLIS_URL: 'off' }
      expect(await refusalOf(add('https://pol.is/6abc'))).toMatchObject({ path: 'polisId', key: 'conversation' })
    }),
  )

  test(
    'deletePolis, restorePolis: the owner deletes and restores, and moderators dismiss reports',
    undone(async (world) => {
      const { cast, id } = await shown(world)
      await cast.subscriber.call.reportPolis({ id, reason: 'It takes a side' })
      expect(await cast.moderator.call.unReportPolis({ id })).toEqual({ kept: 1 })
      for (let i = 0; i < 2; i++) expect(await cast.owner.call.deletePolis([id] as never)).toEqual({ deleted: 1, id })
      expect(await refusalOf(world.guest.feed.polis.one({ id }))).toEqual({ code: 'not-found' })
      expect(await cast.owner.call.restorePolis({ id })).toMatchObject({ id, ...TALK })
    }),
  )
})

describe('feed.polis.frame', () => {
  const addressOf = async (call: World['guest'], id: string) => {
    const frame = await call.feed.polis.frame({ id })
    return { votes: frame?.votes, url: new URL(frame?.address ?? 'about:blank') }
  }

  test(
    'the frame lets members vote under a pseudonym, and other people only read, without a pseudonym',
    undone(async (world) => {
      const { cast, id } = await shown(world)
      for (const role of ['guest', 'stranger', 'unverified', 'otherOwner'] as const) {
        const { votes, url } = await addressOf(callOf(world, cast, role), id)
        expect({ votes, address: url.origin + url.pathname }).toEqual({
          votes: false,
          address: 'https://pol.is/4cvkai2ctw',
        })
        expect(Object.fromEntries(url.searchParams)).toMatchObject({ ucv: 'false', ucw: 'false' })
        expect(url.searchParams.has('xid')).toBe(false)
      }
      for (const role of ['subscriber', 'moderator', 'owner', 'admin'] as const) {
        const { votes, url } = await addressOf(cast[role].call, id)
        expect(votes).toBe(true)
        expect(Object.fromEntries(url.searchParams)).toMatchObject({ ucv: 'true', ucw: 'true' })
        expect(url.searchParams.get('xid')).toMatch(/^[\w-]{32}$/)
        expect(url.href).not.toContain(cast[role].id)
      }
    }),
  )

  test(
    'a person has the same pseudonym each time in one Polis conversation, and another one in other conversations',
    undone(async (world) => {
      const { cast, id } = await shown(world)
      const other = await cast.owner.call.addPolis({ communityId: cast.communityId, ...TALK, polisId: '2demo' })
      const xid = async (call: World['guest'], of: string) => (await addressOf(call, of)).url.searchParams.get('xid')
      const own = await xid(cast.subscriber.call, id)
      expect(await xid(cast.subscriber.call, id)).toBe(own)
      expect(await xid(cast.subscriber.call, other.id)).not.toBe(own)
      expect(await xid(cast.moderator.call, id)).not.toBe(own)
    }),
  )

  test(
    'the frame has a URL of the site in POLIS_URL, and is null if POLIS_URL is off',
    undone(async (world) => {
      const { id } = await shown(world)
      const frameWith = (POLIS_URL: string) => {
        world.deps.config = { ...world.deps.config, POLIS_URL }
        return world.guest.feed.polis.frame({ id })
      }
      expect((await frameWith('https://polis.example/talk/'))?.address).toMatch(
        /^https:\/\/polis\.example\/talk\/4cvkai2ctw\?/,
      )
      expect(await frameWith('off')).toBeNull()
    }),
  )

  test('the Content-Security-Policy allows frames of the polis site only', async () => {
    const { headers } = await app().http.inject('/metrics')
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://pol.is;")
  })
})
