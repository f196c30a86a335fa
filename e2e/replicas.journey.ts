import { setTimeout as sleep } from 'node:timers/promises'
import { startPgbouncer } from '../tools/pgbouncer.mjs'
import { type RunningPostgres, startPostgres } from '../tools/postgres.mjs'
import { areaInput, clientOf, newcomer } from './calls.ts'
import { ask } from './chaos/site.ts'
import { expect, test } from './journey.ts'
import { linkInMail } from './mails.ts'
import { type RunningServer, startServer } from './server.ts'

/** Settings of PostgreSQL with which data is on disk before it is acknowledged. */
const SAFE = { synchronous_commit: 'on' }

const pause = (replica: RunningPostgres) => ask(replica, 'select pg_wal_replay_pause()')
const resume = (replica: RunningPostgres) => ask(replica, 'select pg_wal_replay_resume()')

/** Returns the number of replicas that the server reads from, according to the server's log. */
const inUse = (site: RunningServer): number => timesSaid(site, 'a replica is read from') - timesSaid(site, LEFT_OUT)
const LEFT_OUT = 'a replica is left out'
const timesSaid = (site: RunningServer, words: string): number => site.said().split(words).length - 1

async function started<T>(server: Promise<T | null>): Promise<T> {
  const running = await server
  if (!running) throw new Error('This needs PostgreSQL with PostGIS.')
  return running
}

test('reads come from replicas behind a pooler, writers read what they wrote, and a replica that lags or dies is left out and comes back', async () => {
  const primary = await started(startPostgres(undefined, { own: true, settings: SAFE }))
  const closing: (() => Promise<void>)[] = [() => primary.stop()]
  try {
    const replicas = [await started(primary.replica()), await started(primary.replica())] as const
    closing.unshift(...replicas.map((replica) => () => replica.stop()))
    const [pooled, pooledReplica] = await Promise.all([startPgbouncer(primary.url), startPgbouncer(replicas[1].url)])
    closing.unshift(pooled.stop, pooledReplica.stop)
    const site = await startServer({
      databaseUrl: pooled.url,
      env: {
        DEMO: '0',
        LOG_LEVEL: 'info',
        DATABASE_DIRECT_URL: primary.url,
        DATABASE_READ_URLS: `${replicas[0].url},${pooledReplica.url}`,
      },
    })
    closing.unshift(() => site.stop())
    await expect.poll(() => inUse(site)).toBe(2)

    const maker = await newcomer(site.url)
    const { email } = (await maker.read('account.me')) as { email: string }
    const link = await linkInMail(site, email, '/verify-email/')
    await maker.call('account.verifyEmail', { token: link.split('/').at(-1) })
    const guest = clientOf(site.url)
    const area = areaInput(4.8, 53.1)
    await maker.call('measure.insert', area)
    const titleFor = async (client: typeof guest) =>
      ((await client.read('feed.measures.one', { id: area.id })) as { area: { title: string } }).area.title
    const change = (title: string) => ask(primary, 'update area set title = $2 where id = $1', [area.id, title])
    const rename = (title: string) => maker.call('measure.update', { measureId: area.id, data: { title } })

    /** Runs `work` while the replicas are paused but still in use; repeats it if the server left a replica out meanwhile, as on a slow machine. */
    const whileBehind = async <T>(work: (nth: number) => Promise<T>): Promise<T> => {
      for (let nth = 0; nth < 10; nth++) {
        await expect.poll(() => inUse(site)).toBe(2)
        const before = timesSaid(site, LEFT_OUT)
        await Promise.all(replicas.map(pause))
        const result = await work(nth)
        // The server's log may arrive after its answer.
        await sleep(100)
        const isOut = timesSaid(site, LEFT_OUT) > before
        await Promise.all(replicas.map(resume))
        if (!isOut) return result
      }
      throw new Error('A replica was left out each time.')
    }

    // No process is notified of a change made by SQL, so guests read the replicas' state until the replicas are left out.
    let last = 'Before'
    await change(last)
    await expect.poll(() => titleFor(guest)).toBe(last)
    const behind = await whileBehind(async (nth) => {
      const before = last
      last = `Behind ${nth}`
      await change(last)
      return { before, read: await titleFor(guest) }
    })
    expect(behind.read).toBe(behind.before)
    await Promise.all(replicas.map(pause))
    await change('Behind the back')
    await expect.poll(() => titleFor(guest)).toBe('Behind the back')
    expect(inUse(site)).toBe(0)
    await Promise.all(replicas.map(resume))

    // A writer reads their own write at once, and everybody else once the process is notified, even if the replicas lag.
    const title = await whileBehind(async (nth) => {
      const written = `Written ${nth}`
      await rename(written)
      expect(await titleFor(maker)).toBe(written)
      await expect.poll(() => titleFor(guest), { intervals: [20] }).toBe(written)
      return written
    })

    // One replica is killed and started again while guests read.
    await expect.poll(() => inUse(site)).toBe(2)
    const leftOut = timesSaid(site, LEFT_OUT)
    let isBack = false
    const restarted = replicas[0].restart(1500).finally(() => (isBack = true))
    while (!isBack) {
      expect(await titleFor(guest)).toBe(title)
      await sleep(5)
    }
    await restarted
    expect(timesSaid(site, LEFT_OUT)).toBeGreaterThan(leftOut)
    await expect.poll(() => inUse(site), { timeout: 15_000 }).toBe(2)

    // Without any replica the primary answers.
    await Promise.all(replicas.map((replica) => replica.stop()))
    expect(await titleFor(guest)).toBe(title)
    await rename('Alone')
    expect(await titleFor(maker)).toBe('Alone')
  } finally {
    for (const close of closing) await close().catch(() => undefined)
  }
})
