import { createRequire } from 'node:module'
import { expect, test } from './journey.ts'
import { startBalancer } from './balancer.ts'
import { areaInput, clientOf, newcomer } from './calls.ts'
import { linkInMail, mailsOf } from './mails.ts'
import { startServer } from './server.ts'

const { io } = createRequire(new URL('../web/package.json', import.meta.url))(
  'socket.io-client',
) as typeof import('socket.io-client')

test('two processes on one PostgreSQL, one of them without jobs, share live events and mails, and clients of a killed process reconnect to the other', async () => {
  const env = { DEMO: '0' }
  // Only the second process runs jobs, so the mails are in its folder.
  const one = await startServer({ engine: 'postgres', env: { ...env, JOBS: 'off' } })
  const two = await startServer({ databaseUrl: one.databaseUrl ?? '', env })
  const balancer = await startBalancer([one, two])
  const events: string[] = []
  const socket = io(balancer.url, { path: '/live', transports: ['websocket'], reconnectionDelay: 100 })
  try {
    const follow = () => socket.emitWithAck('follow', { feed: 'measures', scope: 'tile', x: 65, y: 41 })
    socket.on('area.changed', ({ id }: { id: string }) => events.push(id))
    let joins = 0
    socket.on('connect', () => void follow().then(() => joins++))
    await expect.poll(() => joins).toBe(1)

    // The watcher is on the first process, the maker on the second.
    const maker = await newcomer(two.url)
    const me = (await maker.read('account.me')) as { email: string }
    const link = await linkInMail(two, me.email, '/verify-email/')
    expect(await mailsOf(one)).toEqual([])
    await clientOf(two.url).call('account.verifyEmail', { token: link.split('/').at(-1) })
    const first = areaInput(4.8, 53.1)
    await maker.call('measure.insert', first)
    await expect.poll(() => events).toContain(first.id)

    await one.kill()
    await expect.poll(() => joins, { timeout: 15_000 }).toBe(2)
    const second = areaInput(4.82, 53.12)
    await maker.call('measure.insert', second)
    await expect.poll(() => events).toContain(second.id)
    // The session that began on one process is valid on the other, too.
    const sameSession = clientOf(balancer.url, maker.cookie)
    expect(await sameSession.read('account.session')).toBe(true)
  } finally {
    socket.disconnect()
    await balancer.close()
    await two.stop()
    await one.stop()
  }
})

test('a server fails to start on a port that another process holds', async ({ server }) => {
  const port = Number(new URL(server.url).port)
  await expect(startServer({ env: { DEMO: '0' }, port })).rejects.toThrow('EADDRINUSE')
})
