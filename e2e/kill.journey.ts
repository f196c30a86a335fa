import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { areaInput, type Client, newcomer } from './calls.ts'
import { expect, test } from './journey.ts'
import { linkInMail } from './mails.ts'
import { freshEmail } from './people.ts'
import { startServer } from './server.ts'

const KILLS = 4
const SAVERS = 3

test(`${KILLS} kills of a server with its embedded database lose no area that was confirmed as saved`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-kill-'))
  const dataDir = join(folder, 'data')
  const options = { dataDir, env: { DEMO: '0' } }
  const saved: string[] = []
  let server = await startServer(options)
  try {
    const email = freshEmail()
    const client = await newcomer(() => server.url, email)
    // Without a confirmed email address, a person may not save enough areas.
    const link = await linkInMail(server, email, '/verify-email/')
    await client.call('account.verifyEmail', { token: link.split('/').at(-1) })
    for (let kill = 0; kill < KILLS; kill++) {
      const before = saved.length
      const stopped = saveUntilKilled(client, saved)
      // Some calls are answered, others are still running.
      while (saved.length < before + SAVERS) await Promise.race([sleep(5), stopped.then(stoppedEarly)])
      await sleep(Math.random() * 100)
      await server.kill()
      await stopped.catch(() => undefined)
      server = await startServer(options)
    }
    // Other users of the machine cannot read the folder.
    expect((await stat(dataDir)).mode & 0o077).toBe(0)
    const storedIds = await idsOf(client)
    expect(saved.length).toBeGreaterThan(KILLS)
    expect(saved.filter((id) => !storedIds.has(id))).toEqual([])
    // The transactions that save areas also write the person's score and count of areas.
    const me = (await client.read('account.me')) as { areaCount: number; score: number }
    expect(me).toMatchObject({ areaCount: storedIds.size, score: storedIds.size * 6 })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Saves areas in several parallel loops until the server is killed. */
async function saveUntilKilled(client: Client, saved: string[]): Promise<void> {
  await Promise.all(
    Array.from({ length: SAVERS }, async () => {
      for (;;) {
        const input = areaInput(5 + Math.random(), 53 + Math.random())
        try {
          await client.call('measure.insert', input)
        } catch (error) {
          // A kill shows as a missing answer, never as a refusal.
          if (error instanceof TypeError) return
          throw error
        }
        saved.push(input.id)
      }
    }),
  )
}

function stoppedEarly(): never {
  throw new Error('the saving stopped before the server was killed')
}

async function idsOf(client: Client): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let cursor: string | undefined; ;) {
    const page = (await client.read('feed.measures.mine', { cursor, limit: 200 })) as {
      items: { id: string }[]
      next: string | null
    }
    for (const { id } of page.items) ids.add(id)
    if (!page.next) return ids
    cursor = page.next
  }
}
