import { star } from '@fieldfare/shared/geo/testShapes.ts'
import { expect, test } from 'vitest'
import { keepArea, keepCommunity } from '../../testing/keptShapes.ts'
import { areaData, refusalOf, square, type TestPerson, useWorld } from '../../testing/world.ts'

const { lasting } = useWorld()
/** What everybody else waits at most: the work below takes many times as long where anything waits for it. */
const PATIENCE_MS = 1000
const [LNG, LAT] = [5, 53]
/** As much as the door lets in; two of these still cross each other ten thousand times. */
const wild = (nth: number) => star(2000, LNG + nth / 1000, LAT)

/** How long somebody else waits for what everybody does, at worst, until `work` is done. */
async function worstWait(other: TestPerson, work: Promise<unknown>): Promise<number> {
  let [worst, busy] = [0, true]
  const done = work.finally(() => (busy = false))
  for (let i = 0; busy; i++) {
    const began = performance.now()
    await other.call.feed.land.all({})
    await other.call.measure.insert({ measure: square(LNG + 1 + i / 100, LAT), data: areaData })
    worst = Math.max(worst, performance.now() - began)
  }
  await done
  return worst
}

test('whoever looks at or corrects land among outlines that cross a hundred thousand times keeps nobody else waiting', async () => {
  const world = lasting()
  const { make } = world
  const [owner, maker, other] = [await make.owner(), await make.member(), await make.member()]
  const neighbours = [await make.owner(), await make.owner(), await make.owner()]
  for (let i = 0; i < 20; i++) await keepArea(world, maker, star(5000, LNG + i / 500, LAT + i / 700))
  for (const [i, one] of neighbours.entries()) await keepCommunity(world, one, star(5000, LNG - i / 300, LAT))
  const landId = await keepCommunity(world, owner, star(5000, LNG, LAT + 0.01))
  for (const measure of [star(5000, LNG, LAT), star(4000, LNG, LAT)])
    for (const call of ['previewCorrection', 'correct'] as const)
      expect(await refusalOf(owner.call.land[call]({ landId, measure }))).toMatchObject({ key: 'zigzag' })
  const work = async () => {
    const previews = [1, 2, 3].map((nth) => owner.call.land.previewCorrection({ landId, measure: wild(nth) }))
    const corrections = [4, 5].map((nth) => owner.call.land.correct({ landId, measure: wild(nth) }))
    for (const { waits } of await Promise.all(previews)) expect(waits?.over).toHaveLength(3)
    for (const { waits } of await Promise.all(corrections)) expect(waits).toBe(true)
  }
  expect(await worstWait(other, work())).toBeLessThan(PATIENCE_MS)
})
