import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const common = { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 }

/**
 * These start embedded engines of their own, and so need a process a file: one that has loaded and dropped the engine many
 * times is ended by V8. All others share what takes seconds, the modules of the server and the engine.
 */
const OWN_ENGINES = ['src/platform/db/**/*.test.ts', 'src/testing/**/*.test.ts', 'src/stop.test.ts']

/** The ways to a database. A test that takes none of them shows nothing that could differ between engines. */
const OPENS_DATABASE = /testing\/(world|engines)\.ts'|openEmbedded/
const WITHOUT_DATABASE = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !path.startsWith('testing/'))
  .map((path) => `src/${path}`)
  .filter((path) => !OPENS_DATABASE.test(readFileSync(join(import.meta.dirname, path), 'utf8')))

/**
 * Every test that opens a database runs on both engines (see testing/engines.ts), but for those of one engine's own folder; the
 * others run once. Vitest takes projects by name: what runs alone is not left for last, when one of two workers would wait.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'once',
          env: { FIELDFARE_TEST_ENGINE: 'none' },
          include: WITHOUT_DATABASE,
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'pglite shared',
          env: { FIELDFARE_TEST_ENGINE: 'pglite' },
          exclude: [...OWN_ENGINES, ...WITHOUT_DATABASE],
          globalSetup: ['src/testing/folderSetup.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'pglite alone',
          env: { FIELDFARE_TEST_ENGINE: 'pglite' },
          include: OWN_ENGINES,
          exclude: ['src/platform/db/postgres/**', ...WITHOUT_DATABASE],
          globalSetup: ['src/testing/folderSetup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          env: { FIELDFARE_TEST_ENGINE: 'postgres' },
          exclude: ['src/platform/db/pglite/**', ...WITHOUT_DATABASE],
          globalSetup: ['src/testing/postgresSetup.ts'],
          isolate: false,
        },
      },
    ],
  },
})
