import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { ROOT } from '../tools/children.mjs'
import { ensureServerBuilt } from '../tools/prepare.mjs'
import { expect, test } from './journey.ts'
import { clientFor, enterAs, openMap } from './mapSteps.ts'
import { startServer } from './server.ts'

const run = promisify(execFile)
const NPM = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
let folder: string
const program = () => join(folder, 'node_modules/fieldfare/server/fieldfare.mjs')
/** The environment of a newcomer, without NODE_ENV, which a build with Vite in this process sets to production. */
const SETTINGS = { PATH: process.env.PATH }

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-release-'))
  await ensureServerBuilt()
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
  await run('npm', ['pack', '--pack-destination', folder, ...NPM], { cwd: ROOT, env, maxBuffer: 1 << 26 })
  const [archive = ''] = await readdir(folder)
  await run('npm', ['install', '--prefer-offline', '--prefix', folder, ...NPM, join(folder, archive)], { env })
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('the installed program refuses an unknown command', async () => {
  await expect(run(process.execPath, [program(), 'nonsense'], { cwd: folder, env: SETTINGS })).rejects.toThrow(
    'There is no nonsense.',
  )
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('the installed program exits with an error if tracing is configured but its package is not installed', async () => {
  const env = { ...SETTINGS, SENTRY_DSN: 'http://key@127.0.0.1:9/1', PORT: '0' }
  const started = run(process.execPath, [program()], { cwd: folder, env })
  await expect(started).rejects.toThrow('SENTRY_DSN needs the package @sentry/node')
  await rm(join(folder, 'data'), { recursive: true, force: true })
})

test('the installed release serves pages, map, tiles and photos, keeps its data in the current folder and makes a backup', async ({
  page,
}) => {
  const server = await startServer({ installed: { program: program(), folder } })
  try {
    await page.goto(`${server.url}/welcome`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await enterAs(page, server.url, 'owner')
    await openMap(page, `${server.url}/map?at=11/53.08/4.75`)
    await page.goto(`${server.url}/my-owned-communities`)
    await expect(page.getByRole('link', { name: /Duinen van Texel/ }).first()).toBeVisible()
    expect(await readdir(join(folder, 'data'))).toEqual(expect.arrayContaining(['db', 'photos', 'secret']))

    const member = await clientFor(server.url, 'member')
    const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
      fetch(`${server.url}${path}`, { ...init, headers: { cookie: member.cookie, ...headers } })
    // The tile, the picture and the photo are made by threads and child processes, which must work in the bundle, too.
    const tile = await ask('/tiles/areas/8/131/83.pbf')
    expect([tile.status, (await tile.bytes()).length > 0]).toEqual([200, true])
    const html = await (await ask('/', { accept: 'text/html' })).text()
    const picture = await ask(new URL(/og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3f6f9b' } })
      .png()
      .toBuffer()
    const sent = await ask(
      `/photos/${randomUUID()}`,
      { 'content-type': 'image/png', origin: server.url },
      { method: 'POST', body: new Uint8Array(body) },
    )
    expect(sent.status).toBe(200)
  } finally {
    await server.stop()
  }
  const backup = join(folder, 'one.backup')
  const { stdout } = await run(process.execPath, [program(), 'backup', backup], { cwd: folder, env: SETTINGS })
  expect(stdout).toMatch(/one\.backup: \d{4,} rows, \d+ photos/)
})
