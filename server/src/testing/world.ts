import { randomUUID } from 'node:crypto'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { createPerson } from '../people/account/createPerson.ts'
import { makeSessions } from '../platform/session/session.ts'
import type { Deps } from '../platform/call/context.ts'
import { makeLimits } from '../platform/call/limits.ts'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/db/connect.ts'
import { makeLogger } from '../platform/log/logger.ts'
import { router } from '../router.ts'
import { type TestDatabase, borrowTestDatabase } from './engines.ts'
import { quickHashing } from './quickHashing.ts'
import { rolledBack } from './rolledBack.ts'
import { square } from './testShapes.ts'

export { square }

export const PASSWORD = 'a-quiet-lane-by-the-lake'
export const areaData = {
  level: 'living area' as const,
  title: 'The winding bit',
  rating: 9,
  frequency: 'weekly' as const,
}

/** Returns the input of a registration, with a new e-mail address each time. */
export const newcomer = () => ({
  name: 'Marijke de Vries',
  email: `${randomUUID()}@example.org`,
  password: PASSWORD,
  agree: true as const,
  locale: 'nl-nl' as const,
})

const createCaller = router.createCaller
export type Caller = ReturnType<typeof createCaller>

export interface TestPerson {
  id: string
  name: string
  email: string
  /** The Cookie header of the person's session. */
  cookie: string
  /** The server's calls, made with the person's session. */
  call: Caller
}

export interface World {
  deps: Deps
  guest: Caller
  /** Returns the server's calls, made with this Cookie header. */
  callWith(cookie: string, userAgent?: string): Caller
  make: {
    member(options?: PersonOptions): Promise<TestPerson>
    owner(options?: PersonOptions): Promise<TestPerson>
    admin(options?: PersonOptions): Promise<TestPerson>
    community(owner: TestPerson, land?: AreaShape, data?: object): Promise<string>
    area(maker: TestPerson, shape?: AreaShape, data?: object): Promise<string>
  }
}
interface PersonOptions {
  name?: string
  verified?: boolean
}

/** Makes the world of one test: the server's calls on a database, and functions that make people, communities and areas. */
export function worldOn(app: Pick<App, 'deps'>, db: Database): World {
  const { auth, config, sessions } = app.deps
  const deps: Deps = {
    ...app.deps,
    db,
    limits: makeLimits(db, config),
    // Rolled back transactions send no NOTIFY, so nothing listens on such a database.
    sessions: db === app.deps.db ? sessions : makeSessions(db, auth),
  }
  const callWith = (cookie: string, userAgent = 'test') =>
    createCaller({
      deps,
      request: { headers: { cookie, 'user-agent': userAgent }, ip: '127.0.0.1' } as FastifyRequest,
      reply: { header: () => undefined } as unknown as FastifyReply,
    })

  async function person(role: { owner?: boolean; admin?: boolean }, options: PersonOptions = {}): Promise<TestPerson> {
    const id = randomUUID()
    const { name = 'Anouk Visser', verified = true } = options
    const email = `${id}@example.org`
    const cookie = await db.kysely.transaction().execute(async (tx) => {
      const passwordHash = await hashOnce(deps)
      await createPerson(tx, deps, {
        id,
        name,
        email,
        passwordHash,
        locale: 'en-us',
        timeZone: 'Europe/Amsterdam',
        owner: role.owner ?? false,
        organization: null,
      })
      if (role.admin) await tx.updateTable('person').set({ admin: true }).where('id', '=', id).execute()
      await tx.updateTable('auth.user').set({ emailVerified: verified }).where('id', '=', id).execute()
      return (await deps.auth.startSession(tx, id, 'test')).cookie.split(';')[0] ?? ''
    })
    return { id, name, email, cookie, call: callWith(cookie) }
  }

  return {
    deps,
    guest: callWith(''),
    callWith,
    make: {
      member: (options) => person({}, options),
      owner: (options) => person({ owner: true }, options),
      admin: (options) => person({ admin: true }, options),
      async community(owner, land = square(5, 53, 0.1), data = {}) {
        const { id } = await owner.call.land.insert({ measure: land, data: { title: 'Dunes of Texel', ...data } })
        // Communities of tests overlap, so each is made as if an admin had approved it.
        await db.kysely
          .updateTable('community')
          .set({ seen: true, claim: 'approved' })
          .where('id', '=', id)
          .where('claim', '=', 'waiting')
          .execute()
        return id
      },
      async area(maker, shape = square(5.05, 53.05), data = {}) {
        const inserted = await maker.call.measure.insert({ measure: shape, data: { ...areaData, ...data } })
        return inserted.area.id
      },
    },
  }
}

// Hashing is slow on purpose, so everyone in the tests has the same password, hashed once.
let hashing: Promise<string> | undefined
const hashOnce = (deps: Deps) => (hashing ??= deps.auth.hashPassword(PASSWORD))

/**
 * Makes a server on a database of its own for the tests of a file, which run on each engine. `undone` gives a test a
 * world whose changes are rolled back at its end; `lasting` gives a world whose commits stay, for events, mails and
 * jobs, which follow a commit.
 */
export function useWorld() {
  let db: TestDatabase
  let app: App
  beforeAll(async () => {
    db = await borrowTestDatabase()
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: db.options.dataDir,
      PORT: '0',
      SECRET: 'a secret that only these tests know of',
      DEMO: '0',
    })
    app = await buildApp(config, db, makeLogger(config), { hashing: quickHashing })
  })
  afterAll(async () => {
    await app.stop()
    await db.close()
  })
  return {
    undone:
      <T>(test: (world: World) => Promise<T>) =>
      () =>
        rolledBack(db, (undone) => test(worldOn(app, undone as Database))),
    lasting: () => worldOn(app, db),
    app: () => app,
    options: () => db.options,
  }
}

/**
 * Runs the tests of a file on one engine: for code that does not depend on the engine, such as rights, refusals, texts
 * and views. `tools/checks/engines.ts` lists the names that such files may not use.
 */
export const useWorldOnOneEngine = useWorld

/** Returns the public code with which a call fails, and the key and path of its first issue. @throws if the call succeeds */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; key?: string; path?: string }> {
  try {
    await call
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    const { wordsOf } = await import('../platform/call/trpc.ts')
    const { code, issues } = wordsOf(error as Parameters<typeof wordsOf>[0])
    if (code === 'general') throw cause ?? error
    const issue = issues[0]
    return issue ? { code, key: issue.key, path: issue.path.join('.') } : { code }
  }
  throw new Error('the call was not refused')
}
