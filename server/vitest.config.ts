import { defineConfig } from 'vitest/config'

const common = { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 }

/**
 * These start embedded engines of their own, and so need a process a file: one that has loaded and dropped the engine many
 * times is ended by V8. All others share what takes seconds, the modules of the server and the engine.
 */
const OWN_ENGINES = ['src/db/**/*.test.ts', 'src/testing/**/*.test.ts', 'src/stop.test.ts']

/** Every test runs on both engines, but for those of one engine's own folder; see testing/engines.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'pglite',
          env: { FIELDFARE_TEST_ENGINE: 'pglite' },
          exclude: OWN_ENGINES,
          globalSetup: ['src/testing/embeddedSetup.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'pglite alone',
          env: { FIELDFARE_TEST_ENGINE: 'pglite' },
          include: OWN_ENGINES,
          exclude: ['src/db/postgres/**'],
          globalSetup: ['src/testing/embeddedSetup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          env: { FIELDFARE_TEST_ENGINE: 'postgres' },
          exclude: ['src/db/pglite/**'],
          globalSetup: ['src/testing/postgresSetup.ts'],
          isolate: false,
        },
      },
    ],
  },
})
