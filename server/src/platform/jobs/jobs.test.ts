import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../call/call.ts'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import type { JobHandlers } from './jobPlans.ts'
import { jobPlans } from './jobPlans.ts'
import { FILTERED_ZOOM_MAX } from '../../land/tile/grid.ts'
import { square, useWorld } from '../../testing/world.ts'

const { lasting } = useWorld()

const waiting = async (email: string) => {
  const { rows } = await sql<{ state: string; retry_limit: number }>`
    select state::text, retry_limit from pgboss.job where name = 'mailReset' and data->>'email' = ${email}`.execute(
    lasting().deps.db.kysely,
  )
  return rows
}

test('inTransaction: a job of a failed transaction is not enqueued', async () => {
  const { deps } = lasting()
  const failing = inTransaction({ deps, who: null }, async (tx) => {
    await tx.enqueue('mailReset', { email: 'undone@example.org' })
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await waiting('undone@example.org')).toEqual([])
})

test('forgotPW: enqueues a mail job with six retries', async () => {
  const { guest } = lasting()
  await guest.forgotPW({ email: 'later@example.org' })
  expect(await waiting('later@example.org')).toEqual([{ state: 'created', retry_limit: 6 }])
})

test('foldCells: the sums of the area counts per zoom stay the same, and no pending change remains', async () => {
  const { deps, make } = lasting()
  const { kysely } = deps.db
  const maker = await make.member()
  const ids = [await make.area(maker, square(5, 53)), await make.area(maker, square(5.001, 53.001))]
  await maker.call.measure.delete({ measureId: ids[0] ?? '' })
  const sumsOf = async (cells: 'area_cell' | 'area_cell_part') => {
    const counted = cells === 'area_cell' ? sql`n0 + n1 + n2 + n3` : sql`n`
    const { rows } = await sql<{ z: number; n: number }>`
      select z, sum(n)::integer as n
      from (select z, ${counted} n from ${sql.table(cells)} union all select z, n from area_cell_change) c
      group by z order by z`.execute(kysely)
    return rows
  }
  const before = await sumsOf('area_cell')
  expect(before[0]).toEqual({ z: 0, n: 1 })
  await cleanupJobs(deps.db).foldCells({})
  expect(await sumsOf('area_cell')).toEqual(before)
  expect(await sumsOf('area_cell_part')).toEqual(before.filter(({ z }) => z <= FILTERED_ZOOM_MAX))
  const { rows } = await sql`select from area_cell_change`.execute(kysely)
  expect(rows).toHaveLength(0)
})

test('purge: areas deleted long ago and expired sessions are removed, a recently deleted area stays', async () => {
  const { deps, make } = lasting()
  const { kysely } = deps.db
  const maker = await make.member()
  const [old, fresh] = [await make.area(maker), await make.area(maker)]
  for (const measureId of [old, fresh]) await maker.call.measure.delete({ measureId })
  await kysely
    .updateTable('area')
    .set({ deleted_at: new Date('2026-01-01') })
    .where('id', '=', old)
    .execute()
  await kysely
    .updateTable('auth.session')
    .set({ expiresAt: new Date('2026-01-01') })
    .where('userId', '=', maker.id)
    .execute()
  await cleanupJobs(deps.db).purge({})
  const remaining = await kysely.selectFrom('area').select('id').where('created_by', '=', maker.id).execute()
  expect(remaining).toEqual([{ id: fresh }])
  expect(await kysely.selectFrom('auth.session').select('id').where('userId', '=', maker.id).execute()).toEqual([])
})

let started: Promise<void> | undefined
const startWorking = () => {
  const nothing = async () => {}
  const handlers = Object.fromEntries(Object.keys(jobPlans()).map((name) => [name, nothing])) as unknown as JobHandlers
  return (started ??= lasting().deps.jobs.start(handlers))
}

test('enqueue: a committed job wakes its worker before the next poll', async () => {
  const { deps } = lasting()
  await startWorking()
  // The workers have polled once by then; the next poll is half a minute away.
  await vi.waitFor(async () => expect(await waiting('later@example.org')).toEqual([]), 10_000)
  await inTransaction({ deps, who: null }, (tx) => tx.enqueue('mailReset', { email: 'now@example.org' }))
  await vi.waitFor(async () => expect(await waiting('now@example.org')).toEqual([]), 10_000)
})

test('a completed job with an e-mail address leaves no row, other completed jobs keep their row', async () => {
  const { deps } = lasting()
  await startWorking()
  const personId = randomUUID()
  const old = { personId, oldEmail: 'old@example.org', newEmail: 'new@example.org' }
  await inTransaction({ deps, who: null }, async (tx) => {
    await tx.enqueue('mailReset', { email: 'forgets@example.org' })
    await tx.enqueue('mailOldEmail', old)
    await tx.enqueue('mailLeaving', { personId })
  })
  const rows = async () => {
    const found = await sql<{ name: string; state: string }>`select name, state::text from pgboss.job
      where data->>'personId' = ${personId} or data->>'email' = 'forgets@example.org'`.execute(deps.db.kysely)
    return found.rows
  }
  await vi.waitFor(async () => expect(await rows()).toEqual([{ name: 'mailLeaving', state: 'completed' }]), 10_000)
})

test('eight jobs enqueued at once are all done before the next poll', async () => {
  const { deps } = lasting()
  await startWorking()
  const emails = Array.from({ length: 8 }, (_, i) => `many-${i}@example.org`)
  await inTransaction({ deps, who: null }, async (tx) => {
    for (const email of emails) await tx.enqueue('mailReset', { email })
  })
  const states = async () => (await Promise.all(emails.map(waiting))).flat().map(({ state }) => state)
  // A finished job with an e-mail address is deleted.
  await vi.waitFor(async () => expect(await states()).toEqual([]), 10_000)
})
