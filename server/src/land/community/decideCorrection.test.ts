import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runLandJobs } from '../../testing/landJobs.ts'
import { newsOf } from '../../testing/place.ts'
import { areaData, refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'

const { undone } = useWorld()
const LAND = square(5, 53, 0.1)
/** A shape that adds half of the eastern neighbour's land to LAND. */
const OVER = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [5, 53],
      [5.15, 53],
      [5.15, 53.1],
      [5, 53.1],
      [5, 53],
    ] as [number, number][],
  ],
}

/** Makes an owner, a neighbour in the east, a member who drew on the neighbour's land, and an admin. */
async function neighbours({ make }: World) {
  const [owner, neighbour, member, admin] = [
    await make.owner(),
    await make.owner(),
    await make.member(),
    await make.admin(),
  ]
  const landId = await make.community(owner, LAND, { title: 'West' })
  const eastId = await make.community(neighbour, square(5.1, 53, 0.1), { title: 'East' })
  await member.call.measure.insert({ measure: square(5.12, 53.05), data: areaData })
  return { owner, neighbour, member, admin, landId, eastId }
}
const kindsOf = async (person: TestPerson) => (await newsOf(person)).map(({ kind }) => kind)
const subsOf = async ({ call }: TestPerson) => (await call.account.me())?.subs ?? []

test(
  'land.approveCorrection, land.declineCorrection, land.withdrawCorrection: only admins decide, and only the owner withdraws',
  undone(async (world) => {
    const { owner, neighbour, member, admin, landId } = await neighbours(world)
    const { id: correctionId } = await owner.call.land.correct({ landId, measure: OVER })
    for (const [{ land, feed }, code] of [
      [world.guest, 'not-signed-in'],
      [member.call, 'forbidden'],
      [neighbour.call, 'forbidden'],
      [owner.call, 'forbidden'],
    ] as const) {
      expect(await refusalOf(feed.land.corrections({}))).toEqual({ code })
      expect(await refusalOf(land.approveCorrection({ correctionId }))).toEqual({ code })
      expect(await refusalOf(land.declineCorrection({ correctionId, reason: 'No' }))).toEqual({ code })
      if (land !== owner.call.land) expect(await refusalOf(land.withdrawCorrection({ correctionId }))).toEqual({ code })
    }
    expect(await refusalOf(admin.call.land.declineCorrection({ correctionId, reason: ' ' }))).toMatchObject({
      path: 'reason',
    })
    const none = { correctionId: randomUUID() }
    expect(await refusalOf(admin.call.land.approveCorrection(none))).toEqual({ code: 'not-found' })
    expect(await refusalOf(owner.call.land.withdrawCorrection(none))).toEqual({ code: 'not-found' })
  }),
)

test(
  'land.correct: a correction onto land of another owner waits, with the reason for waiting, and the old outline stays',
  undone(async (world) => {
    const { owner, neighbour, member, admin, landId, eastId } = await neighbours(world)
    const over = [{ id: eastId, title: 'East' }]
    expect((await owner.call.land.previewCorrection({ landId, measure: OVER })).waits).toEqual({
      large: false,
      over,
    })
    const { id, waits, community } = await owner.call.land.correct({ landId, measure: OVER })
    expect([waits, community.geometry]).toEqual([true, LAND])
    expect((await world.guest.feed.land.one({ id: landId })).geometry).toEqual(LAND)
    expect(await subsOf(member)).toEqual([eastId])
    expect(await owner.call.feed.land.correction({ id: landId })).toMatchObject({
      id,
      state: 'waiting',
      geometry: OVER,
      waits: { large: false, over },
    })
    expect(await refusalOf(neighbour.call.feed.land.correction({ id: landId }))).toEqual({ code: 'forbidden' })
    expect((await admin.call.feed.land.corrections({})).items).toMatchObject([
      { id, geometry: OVER, waits: { over }, community: { id: landId, geometry: LAND } },
    ])
    expect([await kindsOf(owner), await kindsOf(admin)]).toEqual([['correction.waiting'], ['correction.opened']])
  }),
)

test(
  'land.approveCorrection: the new outline is applied once, people with areas on the new land join, and one mail is enqueued',
  undone(async (world) => {
    const { owner, member, admin, landId, eastId } = await neighbours(world)
    const { id: correctionId } = await owner.call.land.correct({ landId, measure: OVER })
    for (let i = 0; i < 2; i++) await admin.call.land.approveCorrection({ correctionId })
    await runLandJobs(world.deps)
    expect((await world.guest.feed.land.one({ id: landId })).geometry).toEqual(OVER)
    expect((await subsOf(member)).toSorted()).toEqual([landId, eastId].toSorted())
    expect([await kindsOf(owner), await kindsOf(admin)]).toEqual([['correction.approved'], []])
    expect((await admin.call.feed.land.corrections({})).items).toEqual([])
    expect(await refusalOf(admin.call.land.declineCorrection({ correctionId, reason: 'Too late' }))).toEqual({
      code: 'conflict',
    })
    expect(await refusalOf(owner.call.land.withdrawCorrection({ correctionId }))).toEqual({ code: 'conflict' })
    // A later correction that keeps the approved overlap is not judged again for that overlap.
    const { coordinates } = OVER
    const [[, se, ne]] = coordinates as [[number, number][]]
    const south = { ...OVER, coordinates: [[[4.95, 53], se!, ne!, [4.95, 53.1], [4.95, 53]] as [number, number][]] }
    expect((await owner.call.land.correct({ landId, measure: south })).waits).toBe(false)
    const mails = await world.deps.db.kysely
      .withTables<{ 'pgboss.job': { name: string; data: { correctionId?: string } } }>()
      .selectFrom('pgboss.job')
      .select('data')
      .where('name', '=', 'mailCorrection')
      .execute()
    expect(mails.filter(({ data }) => data.correctionId === correctionId)).toHaveLength(1)
  }),
)

test(
  'land.declineCorrection: the owner reads the reason and may withdraw the correction',
  undone(async (world) => {
    const { owner, admin, landId } = await neighbours(world)
    const { id: correctionId } = await owner.call.land.correct({ landId, measure: OVER })
    const reason = 'That is the land of Natuurmonumenten.'
    for (let i = 0; i < 2; i++) await admin.call.land.declineCorrection({ correctionId, reason })
    expect(await owner.call.feed.land.correction({ id: landId })).toMatchObject({ state: 'declined', reason })
    expect(await newsOf(owner)).toEqual([
      { kind: 'correction.declined', data: { communityId: landId, title: 'West', reason } },
    ])
    expect(await refusalOf(admin.call.land.approveCorrection({ correctionId }))).toEqual({ code: 'conflict' })
    for (let i = 0; i < 2; i++) await owner.call.land.withdrawCorrection({ correctionId })
    expect(await owner.call.feed.land.correction({ id: landId })).toBeNull()
    expect(await kindsOf(owner)).toEqual([])
    expect((await world.guest.feed.land.one({ id: landId })).geometry).toEqual(LAND)
  }),
)

test(
  'land.approveCorrection: a correction that its owner has replaced by another or withdrawn is refused with conflict',
  undone(async (world) => {
    const { owner, admin, landId } = await neighbours(world)
    const first = await owner.call.land.correct({ landId, measure: OVER })
    const second = await owner.call.land.correct({ landId, measure: { ...OVER } })
    expect((await admin.call.feed.land.corrections({})).items.map(({ id }) => id)).toEqual([second.id])
    expect(await refusalOf(admin.call.land.approveCorrection({ correctionId: first.id }))).toEqual({ code: 'conflict' })
    const free = await owner.call.land.correct({ landId, measure: square(5, 53, 0.09) })
    expect(free.waits).toBe(false)
    expect(await refusalOf(admin.call.land.approveCorrection({ correctionId: second.id }))).toEqual({
      code: 'conflict',
    })
    const third = await owner.call.land.correct({ landId, measure: OVER })
    await owner.call.land.withdrawCorrection({ correctionId: third.id })
    expect(await refusalOf(admin.call.land.approveCorrection({ correctionId: third.id }))).toEqual({ code: 'conflict' })
    expect([await kindsOf(owner), await kindsOf(admin)]).toEqual([[], []])
    expect((await world.guest.feed.land.one({ id: landId })).geometry).toEqual(square(5, 53, 0.09))
  }),
)

test(
  'land.correct: a correction with a small overlap with a neighbour applies at once; one with a larger overlap or very large land waits, except for admins and the owner’s own land',
  undone(async (world) => {
    const { make } = world
    const { owner, landId } = await neighbours(world)
    const waits = async (measure: typeof LAND, id = landId, person = owner) =>
      (await person.call.land.correct({ landId: id, measure })).waits
    const to = (east: number) => ({
      ...OVER,
      coordinates: [OVER.coordinates[0]!.map(([lng, lat]) => [lng === 5.15 ? east : lng, lat] as [number, number])],
    })
    // The overlap of 0.0001 degrees by 11 km is 7 ha; twice that is 13 ha.
    expect(await waits(to(5.1001))).toBe(false)
    expect(await waits(to(5.1002))).toBe(true)
    expect(await waits(to(5.1001))).toBe(false)
    const alone = await make.community(owner, square(20, 50, 0.1))
    expect(await waits(square(20, 50, 0.5), alone)).toBe(true)
    expect(await waits(square(20, 50, 0.5), alone, await make.admin())).toBe(false)
    expect(await waits(square(20, 50, 0.49), alone)).toBe(false)
    expect(await waits(square(30, 50, 0.49), alone)).toBe(true)
    const own = await make.community(owner, square(40, 50, 0.1))
    await make.community(owner, square(40.1, 50, 0.1))
    expect(await waits(square(40.05, 50, 0.1), own)).toBe(false)
  }),
)

test(
  'land.correct: a correction waits if the owner’s corrections within a month, including this one, add more than 1,000 km²',
  undone(async (world) => {
    const owner = await world.make.owner()
    const two = [
      await world.make.community(owner, square(20, 50, 0.1)),
      await world.make.community(owner, square(30, 50, 0.1)),
    ]
    // Each move adds about 490 km².
    const move = async (landId: string, lng: number) =>
      (await owner.call.land.correct({ landId, measure: square(lng, 50, 0.25) })).waits
    expect(await move(two[0]!, 21)).toBe(false)
    expect(await move(two[1]!, 31)).toBe(false)
    expect(await move(two[0]!, 22)).toBe(true)
    const { waits } = await owner.call.land.previewCorrection({ landId: two[1]!, measure: square(32, 50, 0.25) })
    expect(waits).toEqual({ large: true, over: [] })
    await world.deps.db.kysely
      .updateTable('correction')
      .set({ decided_at: new Date(Date.now() - 31 * 24 * 3600 * 1000) })
      .where('state', '=', 'applied')
      .execute()
    expect(await move(two[0]!, 22)).toBe(false)
  }),
)

test(
  'land.approveCorrection: approving a correction of a deleted community is refused with not-found until the community is restored',
  undone(async (world) => {
    const { owner, admin, landId } = await neighbours(world)
    const { id: correctionId } = await owner.call.land.correct({ landId, measure: OVER })
    await owner.call.deleteCommunity({ communityId: landId })
    expect((await admin.call.feed.land.corrections({})).items).toEqual([])
    expect(await refusalOf(admin.call.land.approveCorrection({ correctionId }))).toEqual({ code: 'not-found' })
    await owner.call.restoreCommunity({ communityId: landId })
    expect((await admin.call.feed.land.corrections({})).items).toHaveLength(1)
  }),
)
