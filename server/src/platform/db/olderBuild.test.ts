import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveContent } from '../../administration/backup/moveContent.ts'
import { ENGINE, openUnmigratedDatabase, type TestDatabase } from '../../testing/engines.ts'
import { useWorld } from '../../testing/world.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { FIRST_MIGRATION } from './migrations/0001_schema.ts'
import { OlderBuild, refuseOlderDatabase } from './olderBuild.ts'

const OLDER = { '0001_house': { up: async () => undefined } }

const { lasting } = useWorld()
let folder: string
let server: TestDatabase | undefined
let address: { dataDir: string; databaseUrl?: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-older-'))
  if (ENGINE === 'postgres') server = await openUnmigratedDatabase()
  address = { dataDir: join(folder, 'data'), ...(server && { databaseUrl: server.options.databaseUrl }) }
  const db = await connect(address)
  await migrate(db, OLDER).finally(() => db.close())
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true })
})

/** Runs a program of the server on the database of an older build. @returns its exit code and its error output */
async function ended(program: string, ...args: string[]): Promise<{ code: number; stderr: string }> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SECRET: 'x'.repeat(32),
    DATA_DIR: address.dataDir,
    ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
  }
  const file = join(import.meta.dirname, '../..', program)
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  )
}

test('refuseOlderDatabase: a database with another first migration is refused, one with the same first and later migrations is not', () => {
  expect(() => refuseOlderDatabase(['0001_schema'])).toThrow(OlderBuild)
  expect(() => refuseOlderDatabase(['0001_schema_0123456789ab', '0002_trees'])).toThrow(OlderBuild)
  expect(() => refuseOlderDatabase([FIRST_MIGRATION, '0002_trees'])).not.toThrow()
})

test.each([
  ['the server', 'main.ts', []],
  ['npm run backup', 'commands/backupCommand.ts', ['all.backup']],
  ['npm run admin', 'commands/adminCommand.ts', ['name@example.org']],
  ['npm run love-map', 'commands/loveMapCommand.ts', []],
])(
  '%s on the database of an older build exits with 1 and one line that names the commands that help',
  async (_, program, args) => {
    const { code, stderr } = await ended(
      program,
      ...args.map((arg) => (arg.endsWith('.backup') ? join(folder, arg) : arg)),
    )
    expect(code).toBe(1)
    expect(stderr).toMatch(/^This database was made by an older build .*npm run backup.*npm run reset.*\n$/)
    expect(existsSync(join(folder, 'all.backup'))).toBe(false)
  },
)

test('npm run restore onto the database of an older build is refused and changes nothing', async () => {
  const { code, stderr } = await ended('commands/restoreCommand.ts', join(folder, 'all.backup'))
  expect(code).toBe(1)
  expect(stderr).toContain('Nothing was changed')
})

test('moveContent: a move from the database of an older build is refused with OlderBuild', async () => {
  const { deps } = lasting()
  const from = await connect(address)
  try {
    await expect(moveContent(from, deps.db, deps.jobs)).rejects.toThrow(OlderBuild)
  } finally {
    await from.close()
  }
})
