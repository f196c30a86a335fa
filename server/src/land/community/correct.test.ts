import { randomUUID } from 'node:crypto'
import { JOINS_MAX, PREVIEWS_A_DAY } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { makeLimits, refusalOfLimit } from '../../platform/call/limits.ts'
import { runLandJobs } from '../../testing/landJobs.ts'
import { newsOf } from '../../testing/place.ts'
import { areaData, refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { releaseFigures } from './releaseFigures.ts'

const { undone } = useWorld()
const LAND = square(5, 53, 0.1)
/** LAND with as much land again added in the east. */
const WIDER = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [5, 53],
      [5.2, 53],
      [5.2, 53.1],
      [5, 53.1],
      [5, 53],
    ] as [number, number][],
  ],
}
const EAST = square(5.15, 53.05)

async function owned({ make }: World) {
  const owner = await make.owner()
  return { owner, landId: await make.community(owner, LAND) }
}
const subsOf = async ({ call }: TestPerson) => (await call.account.me())?.subs ?? []
const shapeOf = async ({ guest }: World, id: string) => (await guest.feed.land.one({ id })).geometry
const kindsOf = async (person: TestPerson) => (await newsOf(person)).map(({ kind }) => kind)
const draw = (person: TestPerson, measure = EAST) => person.call.measure.insert({ measure, data: areaData })

test(
  'land.correct: callers other than the verified owner and admins, and invalid shapes, are refused',
  undone(async (world) => {
    const { make, guest } = world
    const { landId } = await owned(world)
    const unverified = await make.owner({ verified: false })
    const hidden = await unverified.call.land.insert({ measure: square(60, 50), data: { title: 'Not yet' } })
    const [member, other] = [await make.member(), await make.owner()]
    await member.call.subscribe({ landId })
    const correct = ({ land }: typeof guest, measure: unknown = WIDER, id = landId) =>
      refusalOf(land.correct({ landId: id, measure: measure as typeof LAND }))
    expect(await correct(guest)).toEqual({ code: 'not-signed-in' })
    expect(await correct(member.call)).toEqual({ code: 'forbidden' })
    expect(await correct(other.call)).toEqual({ code: 'forbidden' })
    expect(await correct(unverified.call, WIDER, hidden.id)).toEqual({ code: 'not-verified' })
    expect(await correct(other.call, WIDER, hidden.id)).toEqual({ code: 'not-found' })
    const admin = await make.admin()
    expect(await correct(admin.call, WIDER, randomUUID())).toEqual({ code: 'not-found' })
    expect(await correct(admin.call, null)).toMatchObject({ path: 'measure', key: 'required' })
    expect(await correct(admin.call, { type: 'Point', coordinates: [5, 53] })).toMatchObject({ key: 'geometry' })
    const [[sw, se, ne, nw]] = LAND.coordinates as [[number, number][]] as [[[number, number], ...[number, number][]]]
    const bow = { type: 'Polygon', coordinates: [[sw, ne, se, nw, sw]] }
    expect(await correct(admin.call, bow)).toMatchObject({ key: 'crossing' })
    for (const caller of [guest, member.call, other.call]) {
      expect(await refusalOf(caller.feed.land.correction({ id: landId }))).toMatchObject({ code: expect.any(String) })
      expect(await refusalOf(caller.land.previewCorrection({ landId, measure: WIDER }))).toMatchObject({
        code: expect.any(String),
      })
    }
    expect(await shapeOf(world, landId)).toEqual(LAND)
  }),
)

test(
  'land.correct: the new outline is in force at once, a repeated request with the same id changes nothing, and the moderation log has one entry',
  undone(async (world) => {
    const { owner, landId } = await owned(world)
    const id = randomUUID()
    const before = await world.guest.feed.land.one({ id: landId })
    for (let i = 0; i < 2; i++) {
      const done = await owner.call.land.correct({ landId, measure: WIDER, id })
      expect([done.id, done.waits, done.community.geometry]).toEqual([id, false, WIDER])
    }
    const after = await world.guest.feed.land.one({ id: landId })
    expect(after.geometry).toEqual(WIDER)
    expect([after.version, after.areaM2 / before.areaM2]).toEqual([before.version + 1, expect.closeTo(2, 5)])
    expect((await owner.call.feed.moderation.log({ communityId: landId })).items).toMatchObject([
      { action: 'community.correct', by: { id: owner.id }, person: null, undoable: false },
    ])
    expect(await owner.call.feed.land.correction({ id: landId })).toBeNull()
    const elsewhere = await world.make.community(owner, square(70, 50, 0.1))
    expect(await refusalOf(owner.call.land.correct({ landId: elsewhere, measure: WIDER, id }))).toEqual({
      code: 'conflict',
    })
    expect(await shapeOf(world, elsewhere)).toEqual(square(70, 50, 0.1))
  }),
)

test(
  'land.correct: people with areas on the new land join with points and a notice, former members get an offer to rejoin, and members stay',
  undone(async (world) => {
    const { make } = world
    const { owner, landId } = await owned(world)
    const [inside, east, both, left, far, unverified] = [
      await make.member(),
      await make.member(),
      await make.member(),
      await make.member(),
      await make.member(),
      await make.member({ verified: false }),
    ]
    await draw(inside, square(5.01, 53.01))
    for (const one of [east, both, left, unverified]) await draw(one)
    await draw(both, square(5.01, 53.01))
    await draw(far, square(5.3, 53.05))
    await left.call.subscribe({ landId })
    await left.call.unsubscribe({ landId })
    const score = (await east.call.account.me())?.score ?? 0
    expect(await owner.call.land.previewCorrection({ landId, measure: WIDER })).toMatchObject({
      waits: null,
      lostM2: 0,
    })
    await owner.call.land.correct({ landId, measure: WIDER })
    await runLandJobs(world.deps)
    for (const one of [inside, east, both, unverified]) expect(await subsOf(one)).toEqual([landId])
    for (const one of [left, far]) expect(await subsOf(one)).toEqual([])
    expect((await east.call.account.me())?.score).toBe(score + 5)
    expect(await kindsOf(east)).toContain('community.joined')
    expect(await kindsOf(left)).toContain('community.offered')
    expect((await world.guest.feed.land.one({ id: landId })).subscribers).toBe(3)
    // The land is corrected back and forth: members stay members and get no points or notices twice.
    await owner.call.land.correct({ landId, measure: LAND })
    await owner.call.land.correct({ landId, measure: WIDER })
    await runLandJobs(world.deps)
    expect(await subsOf(east)).toEqual([landId])
    expect((await east.call.account.me())?.score).toBe(score + 5)
    expect((await kindsOf(east)).filter((kind) => kind === 'community.joined')).toHaveLength(1)
    expect((await world.guest.feed.land.one({ id: landId })).subscribers).toBe(3)
  }),
)

test(
  'land.previewCorrection: the answer does not depend on areas on the land or on members of the community',
  undone(async (world) => {
    const { make } = world
    const { owner, landId } = await owned(world)
    const ask = () => owner.call.land.previewCorrection({ landId, measure: WIDER })
    const before = await ask()
    expect(Object.keys(before).toSorted()).toEqual(['addedM2', 'areaM2', 'lostM2', 'waits'])
    const places = Array.from({ length: 5 }, (_, i) => square(5.11 + i / 100, 53.05, 0.005))
    const people = await Promise.all(places.map(() => make.member()))
    for (const measure of places) await draw(people[0]!, measure)
    expect(await ask()).toEqual(before)
    for (const [i, one] of people.entries()) await draw(one, places[i])
    expect(await ask()).toEqual(before)
    for (const one of people) await one.call.subscribe({ landId })
    expect(await ask()).toEqual(before)
    const smaller = await owner.call.land.previewCorrection({ landId, measure: square(5, 53, 0.05) })
    expect(smaller.addedM2).toBe(0)
    expect(smaller.lostM2).toBeGreaterThan(1e6)
  }),
)

test(
  'land.previewCorrection: a call beyond the daily maximum is refused with too-many and retryAfter, while land.correct still works',
  undone(async (world) => {
    const { owner, landId } = await owned(world)
    world.deps.limits = makeLimits(world.deps.db, { ...world.deps.config, NODE_ENV: 'production' })
    const ask = (call = owner.call) => call.land.previewCorrection({ landId, measure: WIDER })
    // Refused calls of other people do not count.
    expect(await refusalOf(ask((await world.make.owner()).call))).toEqual({ code: 'forbidden' })
    for (let i = 0; i < PREVIEWS_A_DAY; i++) await ask()
    const refused = await refusalOfLimit(
      ask().then(
        () => undefined,
        ({ cause }) => Promise.reject(cause),
      ),
    )
    expect(refused).toMatchObject({ code: 'too-many' })
    expect(refused?.retryAfter).toBeGreaterThan(23 * 3600)
    const admin = await world.make.admin()
    expect((await ask(admin.call)).waits).toBeNull()
    expect((await owner.call.land.correct({ landId, measure: WIDER })).waits).toBe(false)
  }),
)

test(
  'land.correct: a person whose area has led to the maximum of joins gets one offer instead; correcting a system community subscribes no one',
  undone(async (world) => {
    const { make, deps } = world
    const { owner, landId } = await owned(world)
    const member = await make.member()
    const owners = await Promise.all(Array.from({ length: JOINS_MAX / 5 }, () => make.owner()))
    for (let i = 0; i < JOINS_MAX; i++) await make.community(owners[i % owners.length]!, square(5.14, 53.04, 0.03))
    await draw(member)
    expect(await subsOf(member)).toHaveLength(JOINS_MAX)
    await make.admin().then(({ call }) => call.land.correct({ landId, measure: WIDER }))
    await runLandJobs(deps)
    expect(await subsOf(member)).toHaveLength(JOINS_MAX)
    expect((await newsOf(member)).filter(({ kind }) => kind === 'community.offered')).toHaveLength(1)
    expect(await kindsOf(owner)).toEqual(['correction.byAdmin'])
    const admin = await make.admin()
    const system = await admin.call.land.insert({ measure: LAND, data: { title: 'All', system: true } })
    await admin.call.land.correct({ landId: system.id, measure: WIDER })
    await runLandJobs(deps)
    expect(await subsOf(member)).toHaveLength(JOINS_MAX)
    const walking = await deps.db.kysely.selectFrom('correction').select('id').where('before', 'is not', null).execute()
    expect(walking).toEqual([])
  }),
)

test(
  'land.correct: a community that waits for approval is judged again after a correction, and is published if its new land is free',
  undone(async (world) => {
    const { make, guest } = world
    const { owner: holder } = await owned(world)
    const [claimant, admin] = [await make.owner(), await make.admin()]
    const start = { measure: square(5.05, 53.05, 0.1), data: { title: 'Mine now' } }
    const { id: landId } = await claimant.call.land.insert(start)
    const [claim] = (await admin.call.feed.land.claims({})).items
    const moved = await claimant.call.land.correct({ landId, measure: square(5.06, 53.05, 0.1) })
    expect([moved.waits, moved.community.mine?.hidden?.why]).toEqual([false, 'waiting'])
    expect(await kindsOf(admin)).toEqual(['claim.opened'])
    // An approval of the land before the correction is refused.
    const seen = { landId, version: claim?.landVersion ?? 0 }
    expect(await refusalOf(admin.call.land.approveClaim(seen))).toEqual({ code: 'conflict' })
    await admin.call.land.declineClaim({ landId, reason: 'Land of another' })
    const free = await claimant.call.land.correct({ landId, measure: square(6, 53, 0.1) })
    expect(free.community.mine?.hidden).toBeNull()
    expect((await guest.feed.land.one({ id: landId })).title).toBe('Mine now')
    expect([await kindsOf(admin), await kindsOf(claimant)]).toEqual([[], []])
    expect(await kindsOf(holder)).toEqual([])
  }),
)

test(
  'land.correct, land.previewCorrection: a deleted community is refused with not-found',
  undone(async (world) => {
    const { owner, landId } = await owned(world)
    await owner.call.deleteCommunity({ communityId: landId })
    expect(await refusalOf(owner.call.land.correct({ landId, measure: WIDER }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(owner.call.land.previewCorrection({ landId, measure: WIDER }))).toEqual({
      code: 'not-found',
    })
  }),
)

test(
  'feed.land.figures: released figures stay unchanged after a correction of the land',
  undone(async (world) => {
    const { make, deps } = world
    const { owner, landId } = await owned(world)
    for (let i = 0; i < 6; i++) await make.area(await make.member(), square(5.01 + i / 100, 53.01, 0.005))
    await deps.db.kysely
      .updateTable('person')
      .set({ created_at: new Date(Date.now() - 30 * 24 * 3600 * 1000) })
      .execute()
    const people = async (asOf?: Date) => {
      await releaseFigures(deps.db.kysely, deps.config.TIME_ZONE, asOf)
      return (await owner.call.feed.land.figures({ id: landId })).people
    }
    expect(await people()).toBe(5)
    // Two of the six people drew outside the new land: counting again would give fewer than five.
    await owner.call.land.correct({ landId, measure: square(5, 53, 0.037) })
    expect(await people()).toBe(5)
    expect(await people(new Date(Date.now() + 8 * 24 * 3600 * 1000))).toBe(5)
  }),
)
