import { comb } from '@fieldfare/shared/geo/testShapes.ts'
import { expect, test, vi } from 'vitest'
import type { JobHandlers } from '../../platform/jobs/jobPlans.ts'
import { jobPlans } from '../../platform/jobs/jobPlans.ts'
import { CHANNEL } from '../../platform/call/changeEvents.ts'
import { keepArea } from '../../testing/uncheckedShapes.ts'
import { square, useWorld } from '../../testing/world.ts'
import { areaJobs } from './jobs.ts'

const { undone, lasting } = useWorld()

test('measureAreas: calls of other people are answered within a second while very complex areas are united', async () => {
  const { make, guest, deps } = lasting()
  const person = await make.member()
  for (let i = 0; i < 8; i++) await keepArea({ deps }, person, comb(2490 - i * 7, 5 + i * 0.001))
  const began = performance.now()
  const totals = await Promise.all(Array.from({ length: 12 }, () => person.call.feed.measures.mineTotals()))
  await guest.feed.land.all({})
  expect(totals[0]).toMatchObject({ count: 8, approximate: true, recomputing: true })
  expect(performance.now() - began).toBeLessThan(2000)

  const working = areaJobs(deps).measureAreas({ personId: person.id })
  let longest = 0
  let done = false
  void working.finally(() => (done = true))
  while (!done) {
    const began = performance.now()
    await guest.feed.land.all({})
    longest = Math.max(longest, performance.now() - began)
  }
  await working
  expect(longest).toBeLessThan(1000)
  const { jointKm2, ...rest } = await person.call.feed.measures.mineTotals()
  expect(rest).toEqual({ count: 8, approximate: true })
  // All areas together extend over some 80 km2; the teeth of one comb cover half of that.
  expect(jointKm2).toBeGreaterThan(37)
  expect(jointKm2).toBeLessThan(80)
}, 120_000)

test(
  'feed.measures.mineTotals: after a change the surface is marked recomputing until the single measureAreas job of the person has run',
  undone(async ({ make, deps }) => {
    const person = await make.member()
    const totals = () => person.call.feed.measures.mineTotals()
    const measure = () => areaJobs(deps).measureAreas({ personId: person.id })
    const waiting = async () => {
      const { rows } = await deps.db.pool.query<{ count: number }>(
        "select count(*)::integer as count from pgboss.job where name = 'measureAreas' and data->>'personId' = $1",
        [person.id],
      )
      return rows[0]?.count
    }
    await make.area(person, square(5, 53, 0.1))
    expect(await totals()).toEqual({ count: 1, jointKm2: 75 })
    expect(await waiting()).toBe(0)
    const second = await make.area(person, square(5.05, 53, 0.1))
    // The sum is returned until the first measurement.
    for (let i = 0; i < 3; i++)
      expect(await totals()).toEqual({ count: 2, jointKm2: 150, approximate: true, recomputing: true })
    expect(await waiting()).toBe(1)
    await measure()
    expect(await totals()).toEqual({ count: 2, jointKm2: 112 })
    await person.call.measure.update({ measureId: second, data: { geometry: square(5, 53, 0.1) } })
    expect(await totals()).toEqual({ count: 2, jointKm2: 112, recomputing: true })
    await measure()
    expect(await totals()).toEqual({ count: 2, jointKm2: 75 })
    await person.call.measure.delete({ measureId: second })
    expect(await totals()).toEqual({ count: 1, jointKm2: 75 })
  }),
)

test(
  'measureAreas: the joint surface equals the surface of the union by ST_Union',
  undone(async ({ make, deps }) => {
    const person = await make.member()
    for (let i = 0; i < 12; i++) {
      const corners = Array.from({ length: 9 }, (_, k): [number, number] => {
        const [angle, radius] = [(k * 2 * Math.PI) / 9, 0.2 + (((i * 7 + k * 5) % 11) / 11) * 0.3]
        return [5 + (i % 4) * 0.21 + radius * Math.cos(angle), 52 + (i % 3) * 0.17 + radius * Math.sin(angle)]
      })
      await make.area(person, { type: 'Polygon', coordinates: [[...corners, corners[0] ?? [0, 0]]] })
    }
    await areaJobs(deps).measureAreas({ personId: person.id })
    const { rows } = await deps.db.pool.query<{ km2: number }>(
      'select ST_Area(ST_Union(geom)::geography) / 1000000 as km2 from area where created_by = $1',
      [person.id],
    )
    const { jointKm2, approximate } = await person.call.feed.measures.mineTotals()
    expect(approximate).toBeUndefined()
    // Over some 10,000 km2 the results differ slightly: PostGIS draws edges straight on the ellipsoid, also where it has cut shapes.
    expect(Math.abs(jointKm2 - (rows[0]?.km2 ?? 0))).toBeLessThan(2)
  }),
)

test(
  'measureAreas: the surfaces of areas with too many corners are summed, and the sum is marked approximate',
  undone(async ({ make, deps }) => {
    const person = await make.member()
    for (let i = 0; i < 2; i++) await make.area(person, square(5, 53, 0.1))
    await deps.db.pool.query('update area set geom = ST_Segmentize(geom, 0.000002) where created_by = $1', [person.id])
    await areaJobs(deps).measureAreas({ personId: person.id })
    expect(await person.call.feed.measures.mineTotals()).toEqual({ count: 2, jointKm2: 150, approximate: true })
  }),
)

test('measureAreas: sends the event mine.changed to the person whose areas it measured', async () => {
  const { make, deps } = lasting()
  const person = await make.member()
  for (let i = 0; i < 2; i++) await make.area(person, square(5, 53, 0.1))
  const events: string[] = []
  const stop = await deps.db.listen(CHANNEL, (payload) => events.push(payload))
  await areaJobs(deps).measureAreas({ personId: person.id })
  await vi.waitFor(() =>
    expect(events).toContain(JSON.stringify({ name: 'mine.changed', person: person.id, what: 'areas' })),
  )
  await stop()
})

test('feed.measures.mineTotals: the new surface is available within a second after a save', async () => {
  const { make, deps } = lasting()
  const nothing = async () => {}
  const handlers = Object.fromEntries(Object.keys(jobPlans()).map((name) => [name, nothing])) as unknown as JobHandlers
  await deps.jobs.start({ ...handlers, ...areaJobs(deps) })
  const person = await make.member()
  const measured = (jointKm2: number, count: number) =>
    vi.waitFor(async () => expect(await person.call.feed.measures.mineTotals()).toEqual({ count, jointKm2 }), {
      timeout: 10_000,
      interval: 20,
    })
  for (let i = 0; i < 2; i++) await make.area(person, square(5 + i * 0.05, 53, 0.1))
  // The first measurement waits for the workers to start.
  await measured(112, 2)
  await make.area(person, square(5.1, 53, 0.1))
  const began = performance.now()
  await measured(150, 3)
  expect(performance.now() - began).toBeLessThan(1000)
})
