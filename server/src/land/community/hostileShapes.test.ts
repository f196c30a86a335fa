import { star } from '@fieldfare/shared/geo/testShapes.ts'
import { JOINS_MAX } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { keepArea, keepCommunity } from '../../testing/uncheckedShapes.ts'
import { runLandJobs } from '../../testing/landJobs.ts'
import { whileOthersGoOn } from '../../testing/patience.ts'
import { areaData, refusalOf, useWorld } from '../../testing/world.ts'

const { lasting } = useWorld()
const [LNG, LAT] = [5, 53]
/** Returns a star as large as the call accepts; two such stars cross each other ten thousand times. */
const wild = (nth: number) => star(2000, LNG + nth / 1000, LAT)

test('land.previewCorrection, land.correct: calls of other people are answered while outlines with very many crossings are compared', async () => {
  const world = lasting()
  const { make } = world
  const [owner, maker, other] = [await make.owner(), await make.member(), await make.member()]
  const neighbours = [await make.owner(), await make.owner(), await make.owner()]
  for (let i = 0; i < 20; i++) await keepArea(world, maker, star(5000, LNG + i / 500, LAT + i / 700))
  for (const [i, one] of neighbours.entries()) await keepCommunity(world, one, star(5000, LNG - i / 300, LAT))
  const landId = await keepCommunity(world, owner, star(5000, LNG, LAT + 0.01))
  for (const call of ['previewCorrection', 'correct'] as const)
    expect(await refusalOf(owner.call.land[call]({ landId, measure: star(5000, LNG, LAT) }))).toMatchObject({
      key: 'zigzag',
    })
  const { land } = owner.call
  const work = async () => {
    const [one, two, third] = await Promise.all([
      land.previewCorrection({ landId, measure: wild(1) }),
      land.previewCorrection({ landId, measure: wild(2) }),
      land.correct({ landId, measure: wild(3) }),
    ])
    for (const { waits } of [one, two]) expect(waits?.over).toHaveLength(3)
    expect(third.waits).toBe(true)
  }
  await whileOthersGoOn(other, work)
})

test('land.correct: people whose areas have very many crossings join through a job, and calls of other people are answered meanwhile', async () => {
  const world = lasting()
  const { make, deps } = world
  const [owner, maker, other] = [await make.owner(), await make.member(), await make.member()]
  const [lng, lat] = [20, 50]
  for (let i = 0; i < 40; i++) await keepArea(world, maker, star(5000, lng + i / 500, lat + i / 700))
  const landId = await keepCommunity(world, owner, star(5000, lng - 0.3, lat))
  const work = async () => {
    const { waits } = await owner.call.land.correct({ landId, measure: star(2000, lng, lat) })
    expect([waits, await runLandJobs(deps)]).toEqual([false, 1])
  }
  await whileOthersGoOn(other, work)
  expect((await maker.call.account.me())?.subs).toEqual([landId])
})

test('measure.insert, measure.update: an area on land of communities whose outlines cross very often is saved, and calls of other people are answered meanwhile', async () => {
  const world = lasting()
  const { make, deps } = world
  const [maker, other] = [await make.member(), await make.member()]
  const [lng, lat] = [30, 50]
  const communities: string[] = []
  for (let i = 0; i < 24; i++)
    communities.push(await keepCommunity(world, await make.owner(), star(5000, lng + i / 900, lat)))
  const work = async () => {
    const { area } = await maker.call.measure.insert({ measure: star(2000, lng, lat), data: areaData })
    await maker.call.measure.update({ measureId: area.id, data: { geometry: star(2000, lng + 0.01, lat) } })
    // The request compares the area with some of the communities only; a job compares it with the others.
    expect(await runLandJobs(deps)).toBeGreaterThan(0)
  }
  await whileOthersGoOn(other, work)
  const subs = (await maker.call.account.me())?.subs ?? []
  expect(subs).toHaveLength(JOINS_MAX)
  expect(communities).toEqual(expect.arrayContaining(subs))
})

test('measure.split, measure.merge: shapes with very many crossings that do not fit the areas are refused, and calls of other people are answered meanwhile', async () => {
  const world = lasting()
  const { make } = world
  const [maker, other] = [await make.member(), await make.member()]
  const [lng, lat] = [40, 50]
  const [measureId, otherId] = [
    await keepArea(world, maker, star(5000, lng, lat)),
    await keepArea(world, maker, star(5000, lng + 0.01, lat)),
  ]
  const { measure } = maker.call
  const [one, two] = [star(2000, lng, lat), star(2000, lng + 0.02, lat)]
  const work = async () => {
    const split = { measureId, version: 1, kept: one, split: two, title: 'The east' }
    expect(await refusalOf(measure.split(split))).toMatchObject({ key: 'notSplit' })
    const merged = { measureId, version: 1, otherId, otherVersion: 1, geometry: one }
    expect(await refusalOf(measure.merge(merged))).toMatchObject({ key: 'notMerged' })
  }
  await whileOthersGoOn(other, work)
})
