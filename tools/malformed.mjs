// Plain JavaScript for Node 20: `npm run malformed -- --calls 1000000 --engine postgres`, which makes so many malformed calls to a server.
// It resumes after the last call of an interrupted run, unless --seed chooses other calls.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './children.mjs'
import { startPostgres } from './postgres.mjs'
import { prepared } from './program.mjs'

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '1000000' },
    engine: { type: 'string', default: 'pglite' },
    seed: { type: 'string', default: '1' },
  },
})
const { calls, engine, seed } = values
const node = await prepared()
const postgres = engine === 'postgres' ? await startPostgres() : null
if (engine === 'postgres' && !postgres) {
  process.stderr.write('PostgreSQL with PostGIS is missing.\n')
  process.exit(1)
}
const folder = join(ROOT, '.cache', 'malformed')
mkdirSync(folder, { recursive: true })
const { status } = spawnSync(
  node,
  [
    '--expose-gc',
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--root=server',
    `--project=${engine === 'postgres' ? 'postgres' : 'pglite shared'}`,
    '--silent=false',
    'src/malformed.test.ts',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      MALFORMED_CALLS: calls,
      MALFORMED_SEED: seed,
      MALFORMED_STATE: join(folder, `${engine}-${seed}`),
      ...(postgres && { FIELDFARE_TEST_DATABASE_URL: postgres.url }),
    },
  },
)
await postgres?.stop()
process.exit(status ?? 1)
