import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countCorners } from '@fieldfare/shared/geo/geometry.ts'
import { LIST_CORNERS } from '@fieldfare/shared/limits.ts'
import { round } from '../../testing/testShapes.ts'
import { refusalOf, square, useWorld } from '../../testing/world.ts'
import { makeMailer } from '../../platform/mail/mailer.ts'
import { communityJobs } from './jobs.ts'

const { undone } = useWorld()
const land = { measure: square(5, 53, 0.1), data: { title: 'Dunes of Texel' } }

test(
  'land.insert: guests and members are refused, and only admins insert a system community',
  undone(async ({ make, guest }) => {
    const [member, owner, admin] = [await make.member(), await make.owner(), await make.admin()]
    expect(await refusalOf(guest.land.insert(land))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(member.call.land.insert(land))).toEqual({ code: 'forbidden' })
    const system = { ...land, data: { ...land.data, system: true } }
    expect(await refusalOf(owner.call.land.insert(system))).toEqual({ code: 'forbidden' })
    expect(await admin.call.land.insert(system)).toMatchObject({ system: true, mine: { owner: true } })
  }),
)

test.each([
  ['no title', { title: '' }, 'data.title', 'required'],
  ['eleven tags', { title: 'a', tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }, 'data.tags', 'tooMany'],
  ['a tag of 31', { title: 'a', tags: ['x'.repeat(31)] }, 'data.tags.0', 'tooLong'],
  ['a mods field', { title: 'a', mods: [] }, 'data', 'unknown'],
])('land.insert: %s is refused with the path in the input and the reason', (_name, data, path, key) =>
  undone(async ({ make }) => {
    const { call } = await make.owner()
    const refused = await refusalOf(call.land.insert({ ...land, data: data }))
    expect(refused).toEqual({ code: 'bad-input', path, key })
  })(),
)

test(
  'land.insert: a repeated request returns the same community, and an id that another person used is refused with conflict',
  undone(async ({ make }) => {
    const [owner, other] = [await make.owner(), await make.owner()]
    const request = { ...land, id: randomUUID() }
    expect(await owner.call.land.insert(request)).toEqual(await owner.call.land.insert(request))
    expect(await refusalOf(other.call.land.insert(request))).toEqual({ code: 'conflict' })
  }),
)

test(
  'land.insert: the community of an unverified owner is visible to the owner only',
  undone(async ({ make, guest }) => {
    const owner = await make.owner({ verified: false })
    const id = await make.community(owner)
    expect(await refusalOf(guest.feed.land.one({ id }))).toEqual({ code: 'not-found' })
    expect((await guest.feed.land.all({})).items).toEqual([])
    expect(await owner.call.feed.land.one({ id })).toMatchObject({ id, title: 'Dunes of Texel' })
  }),
)

test(
  'subscribe, unsubscribe: guests and unknown communities are refused, and both calls are idempotent',
  undone(async ({ make, guest }) => {
    const id = await make.community(await make.owner())
    const { call } = await make.member()
    expect(await refusalOf(guest.subscribe({ landId: id }))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(call.subscribe({ landId: randomUUID() }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(call.subscribe({ landId: 'x' }))).toMatchObject({ code: 'bad-input', path: 'landId' })
    for (let i = 0; i < 2; i++) {
      expect(await call.subscribe([id] as never)).toMatchObject({ subscribers: 1, mine: { subscribed: true } })
    }
    for (let i = 0; i < 2; i++) {
      expect(await call.unsubscribe({ landId: id })).toMatchObject({ subscribers: 0, mine: { subscribed: false } })
    }
  }),
)

test(
  'subscribe: an unverified subscriber is not counted',
  undone(async ({ make, guest }) => {
    const id = await make.community(await make.owner())
    const { call } = await make.member({ verified: false })
    await call.subscribe({ landId: id })
    expect((await guest.feed.land.one({ id })).subscribers).toBe(0)
  }),
)

test(
  'feed.land.mineTotals: overlapping land counts once in the surface, and people in several communities count once',
  undone(async ({ make, deps }) => {
    const owner = await make.owner()
    expect(await owner.call.feed.land.mineTotals({ scope: 'owned' })).toEqual({ count: 0, subscribers: 0, jointKm2: 0 })
    const one = await make.community(owner, square(5, 53, 0.1))
    const two = await make.community(owner, square(5, 53, 0.1), { title: 'The same land' })
    const { id, call } = await make.member()
    await call.subscribe({ landId: one })
    await call.subscribe({ landId: two })
    expect(await call.feed.land.mineTotals({ scope: 'subscribed' })).toEqual({
      count: 2,
      subscribers: 1,
      jointKm2: 150,
      approximate: true,
      recomputing: true,
    })
    const { measureCommunities } = communityJobs(deps, makeMailer(deps.config))
    await measureCommunities({ personId: owner.id, scope: 'owned' })
    await measureCommunities({ personId: id, scope: 'subscribed' })
    // 0.1 by 0.1 degrees at 53 north is 74.7 km2.
    expect(await owner.call.feed.land.mineTotals({ scope: 'owned' })).toEqual({
      count: 2,
      subscribers: 1,
      jointKm2: 75,
    })
    expect(await call.feed.land.mineTotals({ scope: 'subscribed' })).toEqual({ count: 2, subscribers: 1, jointKm2: 75 })
  }),
)

test(
  'feed.land.mine, feed.land.mineTotals: an admin counts as owner of every community, with approximate totals',
  undone(async ({ make }) => {
    const id = await make.community(await make.owner())
    const { call } = await make.admin()
    expect((await call.feed.land.mine({ scope: 'owned' })).items).toMatchObject([
      { id, mine: { owner: true, subscribed: false } },
    ])
    await make.community(await make.owner())
    // The feed reads stored totals and does not unite the shapes.
    expect(await call.feed.land.mineTotals({ scope: 'owned' })).toEqual({
      count: 2,
      subscribers: 0,
      jointKm2: 150,
      approximate: true,
    })
    expect((await call.feed.land.one({ id })).mine?.owner).toBe(true)
  }),
)

test(
  'feed.land.all: pages contain each community once, and an invalid cursor, text or limit is refused',
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await make.community(owner, square(i, 53, 0.1)))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await guest.feed.land.all({ cursor, limit: 2 })
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen.toSorted()).toEqual(ids.toSorted())
    for (const bad of [
      "x' or true",
      `2026-11-20T00:00:00.000Z_${'-'.repeat(36)}`,
      `0000-01-01T00:00:00.000Z_${randomUUID()}`,
      `2026-02-30T99:00:00.000Z_${randomUUID()}`,
      'a\u0000b',
    ]) {
      expect(await refusalOf(guest.feed.land.all({ cursor: bad }))).toMatchObject({ code: 'bad-input', key: 'type' })
    }
    expect(await guest.feed.land.all({ cursor: `2026-02-30T00:00:00.000Z_${randomUUID()}` })).toBeDefined()
    expect(await refusalOf(guest.feed.land.all({ text: 'a\u0000b' }))).toMatchObject({
      path: 'text',
      key: 'characters',
    })
    expect(await refusalOf(guest.feed.land.all({ limit: 201 }))).toMatchObject({ code: 'bad-input' })
  }),
)

test(
  'feed.land.all, feed.land.mine: a large outline is simplified in lists, and feed.land.one returns every corner',
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    const id = await make.community(owner, round(4900, 5, 54))
    const lists = [
      await guest.feed.land.all({}),
      await guest.feed.land.all({ near: { lng: 5, lat: 54 }, limit: 200 }),
      await owner.call.feed.land.mine({ scope: 'owned' }),
    ]
    for (const { items } of lists) {
      const listed = items.find((one) => one.id === id)
      expect(listed && countCorners(listed.geometry)).toBeLessThanOrEqual(LIST_CORNERS)
    }
    expect(countCorners((await guest.feed.land.one({ id })).geometry)).toBe(4900)
  }),
)
