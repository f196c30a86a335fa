import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { areaData, square, useWorld } from '../../../testing/world.ts'

const { lasting, app, options } = useWorld()
let server: pg.Client
let name = ''
beforeAll(async () => {
  const url = new URL(options().databaseUrl ?? '')
  name = url.pathname.slice(1)
  url.pathname = '/postgres'
  server = new pg.Client({ connectionString: url.href })
  await server.connect()
})
afterAll(() => server.end())

const cut = () => server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
const insert = async (cookie: string, id: string) => {
  const answer = await app().http.inject({
    method: 'POST',
    url: '/trpc/measure.insert',
    headers: { cookie, 'content-type': 'application/json' },
    payload: { id, measure: square(5, 53), data: areaData },
  })
  return { id, status: answer.statusCode, code: answer.json().error?.data.code as string | undefined }
}

test('measure.insert: while connections are lost, saves succeed or are refused with unavailable; a retry stores each area once', async () => {
  const { make } = lasting()
  const people = await Promise.all(Array.from({ length: 6 }, () => make.member()))
  const requests = Array.from({ length: 60 }, (_, i) => ({ cookie: people[i % 6]?.cookie ?? '', id: randomUUID() }))
  const saving = requests.map(({ cookie, id }) => insert(cookie, id))
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setTimeout(resolve, 30))
    await cut()
  }
  const answers = await Promise.all(saving)
  const odd = answers.filter(({ status, code }) => status !== 200 && !(status === 503 && code === 'unavailable'))
  expect(odd).toEqual([])
  expect(answers.some(({ status }) => status === 503)).toBe(true)
  for (const { cookie, id } of requests) expect(await insert(cookie, id)).toEqual({ id, status: 200, code: undefined })
  const areas = await app().deps.db.kysely.selectFrom('area').select('id').execute()
  expect(areas.map(({ id }) => id).toSorted()).toEqual(requests.map(({ id }) => id).toSorted())
})

test('measure.insert: is refused with unavailable while the database is away, and succeeds without a restart once it is back', async () => {
  const { cookie } = await lasting().make.member()
  await server.query(`alter database ${name} allow_connections false`)
  await cut()
  expect(await insert(cookie, randomUUID())).toMatchObject({ status: 503, code: 'unavailable' })
  expect((await app().http.inject('/readyz')).statusCode).toBe(503)
  expect((await app().http.inject('/healthz')).statusCode).toBe(200)
  await server.query(`alter database ${name} allow_connections true`)
  await vi.waitFor(async () => expect((await app().http.inject('/readyz')).statusCode).toBe(200), 5000)
  expect(await insert(cookie, randomUUID())).toMatchObject({ status: 200 })
})
