import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInWords, keptTemplate, templateView } from '../setting/templates.ts'
import { openUnmigratedDatabase, type TestDatabase } from '../testing/engines.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'

const OLDER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0030'))
/** The texts of the version before, which copied all of them into the database at its first start. */
const copied = (title: string) =>
  JSON.stringify({
    ...Object.fromEntries(
      ['nl-nl', 'en-us', 'de-de', 'fr-fr'].map((locale) => [
        locale,
        { title: `${title} ${locale}`, body: 'An old text' },
      ]),
    ),
    params: ['name'],
  })

let db: TestDatabase
beforeAll(async () => {
  db = await openUnmigratedDatabase()
  await migrate(db, OLDER)
  const setting = (key: string, value: string, type = 'EMAIL_TEMPLATE') =>
    db.pool.query('insert into setting (key, type, description, value, updated_at) values ($1, $2, $1, $3, $4)', [
      key,
      type,
      value,
      '2026-03-04T05:06:07Z',
    ])
  await setting('FORGOT_PASSWORD', copied('Changed'))
  await setting('REGISTERED_WELCOME_FAN', copied('As it came'))
  await setting('DRAW_AREA', '7', 'VALUE')
  await db.pool.query(
    `insert into person (id, locale, time_zone, unsubscribe_secret) values ($1, 'nl-nl', 'Europe/Amsterdam', 'secret')`,
    [ADMIN],
  )
  for (const key of ['FORGOT_PASSWORD', 'DRAW_AREA'])
    await db.pool.query(`insert into audit (person_id, action, subject) values ($1, 'setting.change', $2)`, [
      ADMIN,
      key,
    ])
  await migrate(db)
})
afterAll(() => db.close())
const ADMIN = randomUUID()

test('a template that an admin changed keeps its words in every language, as a first version', async () => {
  expect(await keptTemplate(db.kysely, 'FORGOT_PASSWORD', 'nl-nl')).toEqual({
    title: 'Changed nl-nl',
    body: 'An old text',
  })
  const view = await templateView(db.kysely, 'FORGOT_PASSWORD')
  for (const locale of ['nl-nl', 'en-us', 'de-de', 'fr-fr'] as const)
    expect(view?.texts[locale]).toMatchObject({ title: `Changed ${locale}`, version: 1, changed: true })
  expect(Date.parse(view?.texts['nl-nl'].changedAt ?? '')).toBe(Date.parse('2026-03-04T05:06:07Z'))
})

test('a template that nobody changed gets the built-in words of this version', async () => {
  for (const locale of ['nl-nl', 'fr-fr'] as const)
    expect(await keptTemplate(db.kysely, 'REGISTERED_WELCOME_FAN', locale)).toEqual(
      await builtInWords('REGISTERED_WELCOME_FAN', locale),
    )
  const view = await templateView(db.kysely, 'REGISTERED_WELCOME_FAN')
  expect(view?.texts['nl-nl']).toMatchObject({ version: 0, changed: false, changedAt: null })
})

test('a changed setting that is no template stays as it is, and the old column for a server of the version before', async () => {
  const { rows } = await db.pool.query('select key, value, texts from setting order by key')
  expect(rows).toMatchObject([
    { key: 'DRAW_AREA', value: 7, texts: {} },
    { key: 'FORGOT_PASSWORD', value: { 'nl-nl': { title: 'Changed nl-nl' } } },
    { key: 'REGISTERED_WELCOME_FAN', value: { 'nl-nl': { title: 'As it came nl-nl' } }, texts: {} },
  ])
})
