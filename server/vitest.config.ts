import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testPaths } from '../tools/test/testPaths.ts'

const common = { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 }

/**
 * The tests that start embedded engines of their own, and so need a process for each file: V8 ends a process that has
 * loaded and dropped the engine many times. All others share the modules of the server and the engine, which take
 * seconds to load.
 */
const OWN_ENGINES = ['src/platform/db/**/*.test.ts', 'src/testing/**/*.test.ts', 'src/stop.test.ts']

const paths = testPaths(import.meta.dirname)
const pathsWhere = (holds: (text: string) => boolean) =>
  paths((text, path) => !path.startsWith('src/testing/') && holds(text))

/** The ways to a database. A test that takes none of them shows nothing that could differ between engines. */
const OPENS_DATABASE = /testing\/(world|engines)\.ts'|openEmbedded/
const WITHOUT_DATABASE = pathsWhere((text) => !OPENS_DATABASE.test(text))
/** Tests that say so run on one engine, which is PostgreSQL where there is one: they take half the time there. */
const ON_ONE_ENGINE = pathsWhere((text) => text.includes('useWorldOnOneEngine()'))

/** Tests that wait for processes, timers or events. */
const WAITING = new Set(
  pathsWhere((text) => /expect\s*\.poll|sleep\(|child_process|socket\.io-client/.test(text)).map((path) =>
    join(import.meta.dirname, path),
  ),
)

/** Begins with tests that wait: others use the processors meanwhile, and at the end there are none. */
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
 * The project says on which engine a test runs (see testing/engines.ts). `pglite others` repeats the tests for which
 * one engine is enough. Vitest orders projects by name: the tests that run alone are not last, when one of two workers
 * would wait.
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
