import { Kysely, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/engines.ts'
import { PipelinedDialect } from './dialect.ts'
import { isRetryable } from './errors.ts'
import { lastStatement, onePlan, preparing, sendAhead, StatementNames } from './preparing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query('create table thing (name text primary key)')
})
afterAll(() => db.close())

type Things = Kysely<{ thing: { name: string } }>
const things = () => db.kysely as unknown as Things

/** Returns the texts of the prepared (named) statements of a transaction's connection. */
const namesOf = async (tx: Kysely<never>) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
  return rows.map(({ statement }) => statement)
}
/** Returns a pool that adds to `sent` the texts of statements as its clients send them, and as they are answered. */
function noting(sent: string[]): pg.Pool {
  return {
    options: db.pool.options,
    end: async () => undefined,
    connect: async () => {
      const client = await db.pool.connect()
      return new Proxy(client, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key)
          if (typeof value !== 'function' || key !== 'query')
            return typeof value === 'function' ? value.bind(target) : value
          return (query: string | { text: string }, ...rest: unknown[]) => {
            const text = typeof query === 'string' ? query : query.text
            sent.push(text)
            const answer = value.call(target, query, ...rest) as Promise<unknown>
            return answer.finally(() => sent.push(`answered: ${text}`))
          }
        },
      })
    },
  } as unknown as pg.Pool
}
const add = (tx: Things, name: string) => sql`insert into thing (name) values (${name})`.execute(tx)
const count = (db: Things, name: string) => db.selectFrom('thing').select('name').where('name', '=', name).execute()

describe('StatementNames.count', () => {
  test('a statement gets a prepared-statement name when it is sent the third time, and keeps that name', () => {
    const names = new StatementNames()
    expect([names.count('select $1'), names.count('select $1')]).toEqual([undefined, undefined])
    expect(names.count('select $1')).toBe('often_0')
    expect(names.count('select $1')).toBe('often_0')
  })

  test('a statement of 10,001 characters never gets a prepared-statement name', () => {
    const names = new StatementNames()
    const long = `select ${'1'.repeat(9994)}`
    expect(long).toHaveLength(10_001)
    for (let i = 0; i < 5; i++) expect(names.count(long)).toBeUndefined()
  })

  test('once 200 statements have a prepared-statement name, no others get one', () => {
    const names = new StatementNames()
    const sent = (text: string) => [1, 2, 3].map(() => names.count(text)).at(-1)
    const given = Array.from({ length: 200 }, (_, i) => sent(`select $1 + ${i}`))
    expect(new Set(given).size).toBe(200)
    expect(sent('select one more')).toBeUndefined()
    expect(names.count('select $1 + 7')).toBe('often_7')
  })
})

test('a statement sent five times outside of a transaction is not prepared under a name', async () => {
  for (let i = 0; i < 5; i++) await count(things(), 'outside')
  const found = await things()
    .transaction()
    .execute(async (tx) => namesOf(tx as never))
  expect(found.filter((text) => text.includes('thing'))).toEqual([])
})

test('a statement sent often in transactions is prepared under a name, and still returns the right rows', async () => {
  for (let i = 0; i < 5; i++)
    await things()
      .transaction()
      .execute(async (tx) => {
        await tx
          .insertInto('thing')
          .values({ name: `${i}` })
          .execute()
        expect(await count(tx, `${i}`)).toEqual([{ name: `${i}` }])
      })
  const found = await things()
    .transaction()
    .execute(async (tx) => {
      await count(tx, 'one more')
      return namesOf(tx as never)
    })
  expect(found).toContain('select "name" from "thing" where "name" = $1')
})

test('a named statement that fails leaves its connection usable for later transactions', async () => {
  for (let i = 0; i < 5; i++) {
    const twice = things()
      .transaction()
      .execute(async (tx) => {
        await tx.insertInto('thing').values({ name: 'twice' }).execute()
        await tx.insertInto('thing').values({ name: 'twice' }).execute()
      })
    await expect(twice).rejects.toMatchObject({ code: '23505' })
  }
  expect(await count(things(), 'twice')).toEqual([])
})

test('a named statement that gets an unreadable value fails, and its connection stays usable', async () => {
  for (let i = 0; i < 6; i++) {
    const ask = (value: string) =>
      things()
        .transaction()
        .execute((tx) => sql<{ one: object }>`select ${value}::jsonb as one`.execute(tx))
    await expect(ask('"\\ud800"')).rejects.toMatchObject({ code: '22P02' })
    expect((await ask('{}')).rows).toEqual([{ one: {} }])
  }
})

test('after its table gets a column, a named statement fails once per connection with a retryable error, then returns the column', async () => {
  const all = () =>
    things()
      .transaction()
      .execute((tx) => tx.selectFrom('thing').selectAll().where('name', '=', '0').execute())
  for (let i = 0; i < 5; i++) await all()
  await db.pool.query('alter table thing add column colour text')
  // Each connection fails once, and then plans anew.
  let failed = 0
  for (let i = 0; i < 6; i++)
    await all().catch((error: unknown) => {
      expect(isRetryable(error)).toBe(true)
      failed++
    })
  expect(failed).toBe(1)
  expect(await all()).toEqual([{ name: '0', colour: null }])
})

test('behind a transaction pooler no statement is prepared under a name', async () => {
  const dialect = new PipelinedDialect(preparing(db.pool as pg.Pool, async () => false))
  const pooled = new Kysely<{ thing: { name: string } }>({ dialect })
  const [before, after] = await pooled.connection().execute(async (one) => {
    const names = async () => (await namesOf(one as never)).length
    const start = await names()
    for (let i = 0; i < 5; i++)
      await one.transaction().execute((tx) => tx.selectFrom('thing').select('name').where('name', '>', 'a').execute())
    return [start, await names()]
  })
  expect(after).toBe(before)
})

test('a connection whose session cannot be checked is closed, and the next query gets another connection', async () => {
  let asked = 0
  const dialect = new PipelinedDialect(
    preparing(db.pool, async () => {
      if (asked++ === 0) throw new Error('gone')
      return true
    }),
  )
  const kysely = new Kysely<{ thing: { name: string } }>({ dialect })
  await expect(count(kysely, '0')).rejects.toThrow('gone')
  expect(await count(kysely, '0')).toHaveLength(1)
})

test('a statement marked onePlan is prepared under a name even outside of transactions, and still works after its table changed', async () => {
  // Connections that lost their names never use names again: so this test has a database of its own.
  const own = await openTestDatabase()
  await own.pool.query('create table place (name text primary key)')
  const all = () => sql`${onePlan} select * from place where name <> ${''}`.execute(own.kysely).then(({ rows }) => rows)
  for (let i = 0; i < 5; i++) expect(await all()).toEqual([])
  const found = await own.kysely.transaction().execute(async (tx) => namesOf(tx as never))
  expect(found.filter((text) => text.includes('place'))).toHaveLength(1)
  await own.pool.query("alter table place add column colour text default 'green'")
  await own.pool.query("insert into place (name) values ('wood')")
  for (let i = 0; i < 5; i++) expect(await all()).toEqual([{ name: 'wood', colour: 'green' }])
  await own.close()
})

describe('sendAhead', () => {
  const addAhead = (tx: Things, name: string) =>
    sendAhead(tx as never, sql<{ name: string }>`insert into thing (name) values (${name}) returning name`)
  const adding = (work: (tx: Things) => Promise<unknown>) => things().transaction().execute(work)

  test('outside of a transaction sendAhead is refused, and its statement is not sent', async () => {
    await expect(addAhead(things(), 'ahead of nothing')).rejects.toThrow('Only a transaction')
    expect(await count(things(), 'ahead of nothing')).toEqual([])
  })

  test('a statement sent ahead that fails makes the next one fail, rolls the transaction back and leaves the connection usable', async () => {
    await add(things(), 'there')
    for (let i = 0; i < 5; i++) {
      const failing = adding(async (tx) => {
        await addAhead(tx, 'before it')
        await addAhead(tx, 'there')
        await addAhead(tx, 'there again')
        await add(tx, 'after it')
      })
      await expect(failing).rejects.toMatchObject({ code: '23505' })
      for (const name of ['before it', 'there again', 'after it']) expect(await count(things(), name)).toEqual([])
    }
  })

  test('a statement sent ahead that fails right before the commit makes the transaction fail', async () => {
    await expect(adding((tx) => addAhead(tx, 'there'))).rejects.toMatchObject({ code: '23505' })
  })

  test('a transaction that throws after sendAhead fails with that error, and the next transaction is not affected', async () => {
    const failing = adding(async (tx) => {
      await addAhead(tx, 'there')
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    await adding((tx) => add(tx, 'the next one'))
    expect(await count(things(), 'the next one')).toHaveLength(1)
  })

  test('two statements sent ahead and the next one are all sent before the first is answered, and each returns its rows', async () => {
    const sent: string[] = []
    const kysely: Things = new Kysely({ dialect: new PipelinedDialect(preparing(noting(sent))) })
    const names = await kysely.transaction().execute(async (tx) => {
      const one = await addAhead(tx, 'one ahead')
      const two = await addAhead(tx, 'two ahead')
      const { rows } = await sql<{ name: string }>`select name from thing where name like '% ahead'`.execute(tx)
      return [rows.length, await one(), await two()]
    })
    expect(names).toEqual([2, [{ name: 'one ahead' }], [{ name: 'two ahead' }]])
    const [, ...inOrder] = sent
      .slice(sent.indexOf('begin'))
      .map((text) => /answered|insert|select name/.exec(text)?.[0])
    expect(inOrder.slice(0, 4)).toEqual(['insert', 'insert', 'select name', 'answered'])
  })
})

describe('lastStatement', () => {
  const addLast = (tx: Things, name: string) =>
    sql`${lastStatement} insert into thing (name) values (${name})`.execute(tx)

  test('a statement marked lastStatement that fails rolls its transaction back and leaves the connection usable', async () => {
    await add(things(), 'taken')
    for (let i = 0; i < 5; i++) {
      const failing = things()
        .transaction()
        .execute(async (tx) => {
          await add(tx, 'undone')
          await addLast(tx, 'taken')
        })
      await expect(failing).rejects.toMatchObject({ code: '23505' })
      expect(await count(things(), 'undone')).toEqual([])
    }
  })

  test('a commit that fails after the last statement makes the transaction fail', async () => {
    await db.pool.query(
      'create table pair (name text primary key, other text references pair deferrable initially deferred)',
    )
    const failing = things()
      .transaction()
      .execute((tx) => sql`${lastStatement} insert into pair values ('one', 'missing')`.execute(tx))
    await expect(failing).rejects.toMatchObject({ code: '23503' })
    expect((await db.pool.query('select * from pair')).rows).toEqual([])
  })

  test('a transaction with a statement marked lastStatement is committed once, and the next transaction is separate from it', async () => {
    const sent: string[] = []
    const dialect = new PipelinedDialect(preparing(noting(sent)))
    const kysely: Things = new Kysely({ dialect })
    await kysely.transaction().execute((tx) => addLast(tx, 'kept'))
    await kysely
      .transaction()
      .execute(async (tx) => {
        await add(tx, 'not kept')
        throw new Error('changed its mind')
      })
      .catch(() => undefined)
    expect(sent.filter((text) => /^(begin|commit|rollback)$/.test(text))).toEqual([
      'begin',
      'commit',
      'begin',
      'rollback',
    ])
    expect(await count(things(), 'kept')).toHaveLength(1)
    expect(await count(things(), 'not kept')).toEqual([])
  })

  test('outside of a transaction no commit is sent after a statement marked lastStatement', async () => {
    const sent: string[] = []
    const kysely: Things = new Kysely({ dialect: new PipelinedDialect(preparing(noting(sent))) })
    await addLast(kysely, 'alone')
    expect(sent).not.toContain('commit')
    expect(await count(things(), 'alone')).toHaveLength(1)
  })
})
