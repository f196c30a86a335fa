import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testPaths } from '../tools/test/testPaths.ts'

const common = { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 }

/**
 * The tests that start their own embedded database engines, and so need a separate process per file: V8 aborts a process
 * that has loaded and dropped the engine many times. All other tests share the modules of the server and the engine,
 * which take seconds to load.
 */
const OWN_ENGINES = ['src/platform/db/**/*.test.ts', 'src/testing/**/*.test.ts', 'src/stop.test.ts']

const paths = testPaths(import.meta.dirname)
const pathsWhere = (holds: (text: string) => boolean) =>
  paths((text, path) => !path.startsWith('src/testing/') && holds(text))

/** Matches the text of tests that open a database. Other tests cannot differ between database engines. */
const OPENS_DATABASE = /testing\/(world|engines)\.ts'|openEmbedded/
const WITHOUT_DATABASE = pathsWhere((text) => !OPENS_DATABASE.test(text))
/** Tests that need only one engine: they run on PostgreSQL if available, where they take half the time. */
const ON_ONE_ENGINE = pathsWhere((text) => text.includes('useWorldOnOneEngine()'))

/** Tests that wait for processes, timers or events. */
const WAITING = new Set(
  pathsWhere((text) => /expect\s*\.poll|sleep\(|child_process|socket\.io-client/.test(text)).map((path) =>
    join(import.meta.dirname, path),
  ),
)

/** Runs waiting tests first, while other tests use the processors, so that none of them is left at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => Number(WAITING.has(moduleId))
    return (await super.sort(files)).toSorted((a, b) => waits(b) - waits(a))
  }
}

const embedded = {
  ...common,
  env: { FIELDFARE_TEST_ENGINE: 'pglite' },
  globalSetup: ['src/testing/folderSetup.ts'],
}

/**
 * The project of a test decides on which database engine it runs (see testing/engines.ts). `pglite others` repeats the
 * tests for which one engine is enough. Vitest orders projects by name: the names keep the tests that run alone from being
 * last, when one of two workers would idle.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
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
          ...embedded,
          name: 'pglite shared',
          exclude: [...OWN_ENGINES, ...WITHOUT_DATABASE, ...ON_ONE_ENGINE],
          isolate: false,
        },
      },
      {
        test: {
          ...embedded,
          name: 'pglite alone',
          include: OWN_ENGINES,
          exclude: ['src/platform/db/postgres/**', ...WITHOUT_DATABASE],
        },
      },
      { test: { ...embedded, name: 'pglite others', include: ON_ONE_ENGINE, isolate: false } },
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
