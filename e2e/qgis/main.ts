// Opens the open data of a new site with 10,000 areas in QGIS: `npm run qgis -- picture.png`. Needs QGIS with its Python bindings,
// from Debian's packages qgis and python3-qgis.
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startPostgres } from '../../tools/postgres.mjs'
import { clientFor } from '../mapSteps.ts'
import { startServer } from '../server.ts'

/** The number of copies of each area of the demo: it has some 400, which makes more than 10,000. */
const COPIES = 30
const SCRIPT = fileURLToPath(new URL('openEverything.py', import.meta.url))
/** The Python for which the system's packages are installed. */
const PYTHON = '/usr/bin/python3'

const postgres = await startPostgres((reason) => process.stderr.write(`${reason}\n`))
if (!postgres) throw new Error('This needs PostgreSQL with PostGIS.')
process.env['FIELDFARE_TEST_DATABASE_URL'] = postgres.url
const server = await startServer({ engine: 'postgres' })
try {
  await copyAreas(server.databaseUrl)
  const member = await clientFor(server.url, 'member')
  const secret = `fieldfare_${randomBytes(32).toString('base64url')}`
  await member.call('readToken.make', { id: randomUUID(), secret, name: 'QGIS', scope: 'areas' })
  const picture = process.argv[2] ?? '.cache/qgis.png'
  const qgis = spawn(PYTHON, [SCRIPT, `${server.url}/ogc`, secret, picture], {
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
    stdio: 'inherit',
  })
  const [code] = (await once(qgis, 'exit')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  await server.stop()
  await postgres.stop()
}

/** Copies all areas several times, each copy half a degree further south. */
async function copyAreas(connectionString: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns where table_name = 'area' and is_generated = 'NEVER'`,
    )
    const columns = rows.map(({ name }) => name).join(', ')
    const copy = `jsonb_build_object('id', gen_random_uuid(), 'geom', ST_Translate(a.geom, 0, -n / 2.0)::text)`
    await client.query(
      `insert into area (${columns}) select ${columns} from (
        select (jsonb_populate_record(a, ${copy})).* from area a, generate_series(4, $1) n) copied`,
      [COPIES + 3],
    )
  } finally {
    await client.end()
  }
}
