import { randomUUID } from 'node:crypto'
import { JOINS_MAX } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runLandJobs } from '../../testing/landJobs.ts'
import { newsOf } from '../../testing/place.ts'
import { refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'

const { undone, lasting } = useWorld()
/** The most communities that a person may start a day, unless the operator sets another limit. */
const A_DAY = 5
const LAND = square(5, 53, 0.1)

/** Starts a community through the call, without the approval by an admin that the tests' `make.community` adds. */
const start = async ({ call }: TestPerson, measure = LAND, title = 'Mine now') =>
  call.land.insert({ measure, data: { title } })

/** Makes land that an owner holds, a second owner who claims a part of this land, and an admin. */
async function claimed({ make }: World) {
  const [holder, claimant, admin] = [await make.owner(), await make.owner(), await make.admin()]
  const heldId = await make.community(holder)
  const claim = await start(claimant, square(5.05, 53.05, 0.1))
  return { holder, claimant, admin, heldId, landId: claim.id, claim }
}
const ids = (items: { id: string }[]) => items.map(({ id }) => id)

test(
  'feed.land.claims, land.approveClaim, land.declineClaim: callers other than admins, an empty reason and communities without a claim are refused',
  undone(async (world) => {
    const { holder, claimant, admin, heldId, landId } = await claimed(world)
    for (const [caller, code] of [
      [world.guest, 'not-signed-in'],
      [claimant.call, 'forbidden'],
      [holder.call, 'forbidden'],
    ] as const) {
      expect(await refusalOf(caller.feed.land.claims({}))).toEqual({ code })
      expect(await refusalOf(caller.land.approveClaim({ landId }))).toEqual({ code })
      expect(await refusalOf(caller.land.declineClaim({ landId, reason: 'No' }))).toEqual({ code })
    }
    const { call } = admin
    expect(await refusalOf(call.land.declineClaim({ landId, reason: ' ' }))).toMatchObject({ path: 'reason' })
    for (const id of [heldId, randomUUID()]) {
      expect(await refusalOf(call.land.approveClaim({ landId: id }))).toEqual({ code: 'not-found' })
      expect(await refusalOf(call.land.declineClaim({ landId: id, reason: 'No' }))).toEqual({ code: 'not-found' })
    }
  }),
)

test(
  'land.insert: a community on land of another owner waits for approval, and until then is hidden from feeds, search and subscription',
  undone(async (world) => {
    const { make, guest, deps } = world
    const { holder, claimant, admin, heldId, landId, claim } = await claimed(world)
    expect(claim.mine).toMatchObject({ owner: true, hidden: { why: 'waiting', reason: '' } })
    const member = await make.member()
    const { area, communities } = await member.call.measure.insert({
      measure: square(5.06, 53.06),
      data: { level: 'world', title: 'Here', rating: 8, frequency: 'daily' },
    })
    expect(ids(communities)).toEqual([heldId])
    for (const caller of [guest, member.call, holder.call]) {
      expect(ids((await caller.feed.land.all({})).items)).toEqual([heldId])
      expect(ids((await caller.feed.land.all({ text: 'Mine' })).items)).toEqual([])
      expect(ids((await caller.feed.land.all({ near: { lng: 5.1, lat: 53.1 } })).items)).toEqual([heldId])
      expect(await refusalOf(caller.feed.land.one({ id: landId }))).toEqual({ code: 'not-found' })
      expect(await refusalOf(caller.feed.threads.of({ communityId: landId }))).toEqual({ code: 'not-found' })
      expect(await refusalOf(caller.feed.moderation.moderators({ communityId: landId }))).toEqual({ code: 'not-found' })
    }
    expect(await refusalOf(member.call.subscribe({ landId }))).toEqual({ code: 'not-found' })
    const tiled = await sql`select from community where seen and id = ${landId}`.execute(deps.db.kysely)
    expect(tiled.rows).toEqual([])
    for (const { call } of [claimant, admin]) {
      expect((await call.feed.land.one({ id: landId })).mine?.hidden?.why).toBe('waiting')
      expect(ids((await call.feed.land.mine({ scope: 'owned' })).items)).toContain(landId)
      expect(await refusalOf(call.addThread({ communityId: landId, title: 'First' }))).toEqual({ code: 'not-public' })
    }
    expect(await newsOf(claimant)).toEqual([
      { kind: 'community.waiting', data: { communityId: landId, title: 'Mine now' } },
    ])
    expect(await newsOf(admin)).toEqual([{ kind: 'claim.opened', data: { communityId: landId, title: 'Mine now' } }])
    expect((await admin.call.feed.land.claims({})).items).toMatchObject([
      { community: { id: landId, creator: { id: claimant.id } }, overlaps: [{ id: heldId, title: 'Dunes of Texel' }] },
    ])
    expect(area.title).toBe('Here')
  }),
)

test(
  'land.approveClaim: publishes the community once; people who drew areas on its land while it waited join, with points and a notice',
  undone(async (world) => {
    const { make, guest } = world
    const early = await make.member()
    await make.area(early, square(5.12, 53.12))
    const { claimant, admin, landId } = await claimed(world)
    await world.deps.db.kysely
      .updateTable('area')
      .set({ created_at: new Date(Date.now() - 1000 * 60) })
      .where('created_by', '=', early.id)
      .execute()
    const member = await make.member()
    for (let i = 0; i < 2; i++) await make.area(member, square(5.12, 53.12))
    const before = (await member.call.account.me())?.score ?? 0
    for (let i = 0; i < 2; i++) await admin.call.land.approveClaim({ landId })
    await runLandJobs(world.deps)
    expect((await guest.feed.land.one({ id: landId })).subscribers).toBe(1)
    const me = await member.call.account.me()
    expect([me?.subs, me?.score]).toEqual([[landId], before + 5])
    expect((await newsOf(member)).filter(({ kind }) => kind === 'community.joined')).toHaveLength(1)
    expect((await early.call.account.me())?.subs).toEqual([])
    expect(await newsOf(claimant)).toEqual([
      { kind: 'community.approved', data: { communityId: landId, title: 'Mine now' } },
    ])
    expect(await newsOf(admin)).toEqual([])
    expect((await admin.call.feed.land.claims({})).items).toEqual([])
    expect(await refusalOf(admin.call.land.declineClaim({ landId, reason: 'Too late' }))).toEqual({ code: 'conflict' })
  }),
)

test(
  'land.declineClaim: the owner reads the reason, the community stays hidden, and an admin may still approve it',
  undone(async (world) => {
    const { guest } = world
    const { claimant, admin, landId } = await claimed(world)
    const reason = 'This is the land of Staatsbosbeheer.'
    for (let i = 0; i < 2; i++) await admin.call.land.declineClaim({ landId, reason })
    expect((await claimant.call.feed.land.one({ id: landId })).mine?.hidden).toEqual({ why: 'declined', reason })
    expect(await newsOf(claimant)).toEqual([
      { kind: 'community.declined', data: { communityId: landId, title: 'Mine now', reason } },
    ])
    expect(await refusalOf(guest.feed.land.one({ id: landId }))).toEqual({ code: 'not-found' })
    expect((await admin.call.feed.land.claims({})).items).toEqual([])
    await admin.call.land.approveClaim({ landId })
    expect((await guest.feed.land.one({ id: landId })).title).toBe('Mine now')
    expect((await newsOf(claimant)).map(({ kind }) => kind)).toEqual(['community.approved'])
  }),
)

test(
  'land.insert: a community above 1,000 km² waits for an admin, except one of an admin; a smaller one on free or own land does not wait',
  undone(async (world) => {
    const { make } = world
    const [owner, admin] = [await make.owner(), await make.admin()]
    const waits = async (person: TestPerson, measure: ReturnType<typeof square>, data: object = {}) =>
      (await person.call.land.insert({ measure, data: { title: 'Land', ...data } })).mine?.hidden?.why ?? null
    expect(await waits(owner, square(20, 50, 0.5))).toBe('waiting')
    expect(await waits(owner, square(20, 50, 0.1))).toBeNull()
    expect(await waits(owner, square(20.05, 50.05, 0.1))).toBeNull()
    expect(await waits(admin, square(20, 50, 0.5))).toBeNull()
    // The land of a system, deleted or waiting community can be claimed freely.
    await waits(admin, square(30, 50, 0.1), { system: true })
    expect(await waits(await make.owner(), square(30, 50, 0.1))).toBeNull()
    const deletedId = await make.community(owner, square(40, 50, 0.1))
    await owner.call.deleteCommunity({ communityId: deletedId })
    expect(await waits(await make.owner(), square(40, 50, 0.1))).toBeNull()
  }),
)

test(
  'account.verifyEmail: communities of the owner are published, or wait for an admin if another owner holds the land',
  undone(async (world) => {
    const { make, guest, deps } = world
    const unverified = await make.owner({ verified: false })
    const contested = await start(unverified)
    const free = await start(unverified, square(50, 50, 0.1), 'Free')
    expect(contested.mine?.hidden?.why).toBe('unverified')
    await make.community(await make.owner())
    const { makeSecret } = await import('../../people/account/secrets.ts')
    const token = await makeSecret(deps.db.kysely, 'verify', unverified.id, unverified.email, 60)
    await guest.account.verifyEmail({ token })
    await runLandJobs(deps)
    expect((await guest.feed.land.one({ id: free.id })).title).toBe('Free')
    expect((await unverified.call.feed.land.one({ id: contested.id })).mine?.hidden?.why).toBe('waiting')
    expect((await newsOf(unverified)).map(({ kind }) => kind)).toContain('community.waiting')
  }),
)

test('land.insert: of two communities started concurrently on the same free land, one waits for an admin', async () => {
  const { make } = lasting()
  const owners = [await make.owner(), await make.owner()]
  const started = await Promise.all(owners.map((owner) => start(owner, square(60, 50, 0.1))))
  expect(started.map(({ mine }) => mine?.hidden?.why ?? null).toSorted()).toEqual([null, 'waiting'])
})

test(
  'land.insert: a sixth community within a day is refused with too-many-today; a repeated id counts once, and a deleted community counts, too',
  undone(async (world) => {
    const owner = await world.make.owner()
    const ids: string[] = []
    for (let i = 0; i < A_DAY; i++) ids.push((await start(owner, square(i, 40, 0.1))).id)
    const [first = ''] = ids
    const again = { id: first, measure: square(0, 40, 0.1), data: { title: 'Mine now' } }
    expect((await owner.call.land.insert(again)).id).toBe(first)
    await owner.call.deleteCommunity({ communityId: first })
    expect(await refusalOf(start(owner, square(20, 40, 0.1)))).toEqual({ code: 'too-many-today' })
    await world.deps.db.kysely
      .updateTable('community')
      .set({ created_at: new Date(Date.now() - 25 * 3600 * 1000) })
      .where('id', '=', first)
      .execute()
    expect((await start(owner, square(20, 40, 0.1))).title).toBe('Mine now')
  }),
)

test(
  'measure.insert: the creator joins the smallest communities that the area touches, up to the limit, and gets offers to join as many others',
  undone(async (world) => {
    const { make, deps } = world
    const member = await make.member()
    const count = 2 * JOINS_MAX + 3
    const owners = await Promise.all(Array.from({ length: Math.ceil(count / A_DAY) }, () => make.owner()))
    const bySize: string[] = []
    for (let i = 0; i < count; i++) {
      const owner = owners[Math.floor(i / A_DAY)]!
      bySize.push(await make.community(owner, square(5, 53, 0.1 + i / 1000)))
    }
    const [smallest = '', second = ''] = bySize
    await member.call.subscribe({ landId: smallest })
    await member.call.subscribe({ landId: second })
    await member.call.unsubscribe({ landId: second })
    const { communities } = await member.call.measure.insert({
      measure: square(5.05, 53.05),
      data: { level: 'world', title: 'Here', rating: 8, frequency: 'daily' },
    })
    const joined = ids(communities.filter((one) => one.joined))
    const offered = ids(communities.filter((one) => !one.joined))
    expect(joined.toSorted()).toEqual(bySize.slice(2, 2 + JOINS_MAX).toSorted())
    expect(offered.toSorted()).toEqual([second, ...bySize.slice(2 + JOINS_MAX, 2 + 2 * JOINS_MAX)].toSorted())
    expect((await member.call.account.me())?.subs).toHaveLength(1 + JOINS_MAX)
    const notices = await deps.db.kysely
      .selectFrom('notification')
      .select('kind')
      .where('person_id', '=', member.id)
      .where('kind', 'in', ['community.joined', 'community.offered'])
      .execute()
    expect(notices).toHaveLength(2 * JOINS_MAX + 1)
  }),
)

test(
  'feed.land.figures, feed.land.explanations: an owner with a waiting or declined claim is refused with not-public',
  undone(async (world) => {
    const { claimant, admin, landId } = await claimed(world)
    for (const ask of ['figures', 'explanations'] as const)
      expect(await refusalOf(claimant.call.feed.land[ask]({ id: landId }))).toEqual({ code: 'not-public' })
    await admin.call.land.declineClaim({ landId, reason: 'Not yours' })
    expect(await refusalOf(claimant.call.feed.land.figures({ id: landId }))).toEqual({ code: 'not-public' })
    await admin.call.land.approveClaim({ landId })
    expect(await claimant.call.feed.land.figures({ id: landId })).toMatchObject({ people: null })
  }),
)
