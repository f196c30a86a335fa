import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import { expect, test } from 'vitest'
import { drawAsGroup } from '../../testing/group.ts'
import { refusalOf, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { releaseFigures } from './releaseFigures.ts'

// Attacks: an owner with a script compares figures of two periods, or of two days, to find the answer of one person.

const { undone } = useWorld()

const release = ({ deps }: World) => releaseFigures(deps.db.kysely, deps.config.TIME_ZONE)
const YEAR = (year: number) => ({ from: `${year}-01`, to: `${year}-12` })
const MONTHS = Array.from(
  { length: 24 },
  (_, i) => `${2025 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
)

/** Returns the number of daily visitors in the figures of a period; undefined if the period was refused. */
async function daily(
  owner: TestPerson,
  id: string,
  window: { from?: string; to?: string },
): Promise<number | undefined> {
  const answer = await owner.call.feed.land.figures({ id, ...window }).catch(() => undefined)
  return answer && (answer.frequencies.find(({ group }) => group === 'daily')?.people ?? 0)
}

test(
  'feed.land.figures: with one new person in each of 18 months, comparing periods of months reveals no person’s answer',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const drew = MONTHS.slice(2, 20)
    for (const [i, month] of drew.entries()) {
      const frequency = i % 3 === 1 ? 'weekly' : 'daily'
      await drawAsGroup(world, 1, { data: { frequency }, at: new Date(`${month}-15T12:00:00Z`) })
    }
    await release(world)
    const learnt: string[] = []
    for (const from of drew)
      for (const to of drew) {
        if (from >= to) continue
        const [shorter, longer] = [drew[drew.indexOf(to) - 1] ?? '', to]
        const [before, after] = [
          await daily(owner, id, { from, to: shorter }),
          await daily(owner, id, { from, to: longer }),
        ]
        if (before !== undefined && after !== undefined && before !== after) learnt.push(to)
      }
    expect([...new Set(learnt)]).toEqual([])
    expect([
      await daily(owner, id, YEAR(2025)),
      await daily(owner, id, YEAR(2026)),
      await daily(owner, id, {}),
    ]).toEqual([5, 5, 10])
  }),
)

test(
  'feed.land.figures: a period other than one calendar year or all years is refused with wholeYear',
  undone(async ({ make }) => {
    const owner = await make.owner()
    const id = await make.community(owner)
    for (const window of [
      { from: '2025-01' },
      { to: '2025-12' },
      { from: '2025-01', to: '2025-01' },
      { from: '2025-01', to: '2025-11' },
      { from: '2025-02', to: '2025-12' },
      { from: '2025-01', to: '2026-12' },
      { from: '2025-12', to: '2025-01' },
      { from: '2001-01', to: '2001-02' },
    ])
      expect(await refusalOf(owner.call.feed.land.figures({ id, ...window }))).toMatchObject({
        path: 'from',
        key: 'wholeYear',
      })
  }),
)

test(
  'feed.land.figures: after an edit and two deletions the released figures of every period stay unchanged',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const people = await drawAsGroup(world, 11, { data: { frequency: 'daily' }, at: new Date('2025-06-15') })
    await release(world)
    const windows = [
      {},
      YEAR(2024),
      YEAR(2025),
      YEAR(2026),
      ...MONTHS.slice(0, 6).flatMap((from) => MONTHS.slice(11, 21).map((to) => ({ from, to }))),
    ]
    const answers = () =>
      Promise.all(windows.map((window) => owner.call.feed.land.figures({ id, ...window }).catch(() => null)))
    const before = await answers()
    const [edits, ...deletes] = people.slice(0, 3)
    const areaOf = async ({ call }: TestPerson) => (await call.feed.measures.mine({})).items[0]?.id ?? ''
    await edits!.call.measure.update({ measureId: await areaOf(edits!), data: { frequency: 'never' } })
    for (const one of deletes) await one.call.measure.delete({ measureId: await areaOf(one) })
    expect(await answers()).toEqual(before)
    // This other period contains the same people.
    expect([undefined, 10]).toContain(await daily(owner, id, { from: '2001-01', to: '2026-10' }))
    expect(before[0]).toMatchObject({ people: 10 } satisfies Partial<CommunityFigures>)
  }),
)

test(
  'feed.land.figures: a year of fewer than five people adds no one to the total',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const first = await drawAsGroup(world, 9, { data: { frequency: 'daily' }, at: new Date('2025-06-15') })
    await drawAsGroup(world, 1, { data: { frequency: 'daily' }, at: new Date('2026-06-15') })
    await release(world)
    // Nine people drew in 2025 and one in 2026: a total of ten would reveal the answer of that one person.
    expect([
      await daily(owner, id, YEAR(2025)),
      await daily(owner, id, YEAR(2026)),
      await daily(owner, id, {}),
    ]).toEqual([5, 0, 5])
    expect(first).toHaveLength(9)
  }),
)

test(
  'feed.land.figures: a person with areas in two years counts in only one of these years',
  undone(async (world) => {
    const owner = await world.make.owner()
    const id = await world.make.community(owner)
    const [both] = await drawAsGroup(world, 5, { data: { frequency: 'daily' }, at: new Date('2025-06-15') })
    await drawAsGroup(world, 4, { data: { frequency: 'daily' }, at: new Date('2026-06-15') })
    await world.make.area(both!, undefined, { frequency: 'daily' })
    await release(world)
    // Figures of five, five and nine would reveal that the person who drew in both years comes daily.
    expect([
      await daily(owner, id, YEAR(2025)),
      await daily(owner, id, YEAR(2026)),
      await daily(owner, id, {}),
    ]).toEqual([5, 0, 5])
  }),
)
