import { defineConfig } from 'vitest/config'

const common = { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 }

/** Every test runs on both engines, but for those of one engine's own folder; see testing/engines.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'pglite',
          env: { FIELDFARE_TEST_ENGINE: 'pglite' },
          exclude: ['src/db/postgres/**'],
        },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          env: { FIELDFARE_TEST_ENGINE: 'postgres' },
          exclude: ['src/db/pglite/**'],
          globalSetup: ['src/testing/postgresSetup.ts'],
          // The modules of the server take two seconds to load. The embedded engine needs a process a file: one that has
          // loaded and dropped it many times is ended by V8.
          isolate: false,
        },
      },
    ],
  },
})
