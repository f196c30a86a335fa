import { ERROR_STATUS } from '@fieldfare/shared/errors.ts'
import fc from 'fast-check'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { router } from './router.ts'
import { brokenBytes, spoiled } from './testing/malformed/spoiled.ts'
import { validInput } from './testing/malformed/validInput.ts'
import { type TestPerson, useWorld } from './testing/world.ts'

// Tests malformed calls, generated from the input schemas: `npm run malformed` makes a million; a normal test run makes some of each call.
const { MALFORMED_CALLS, MALFORMED_SEED = '1', MALFORMED_STATE } = process.env

const { lasting, app } = useWorld()

interface Procedure {
  _def: { type: string; inputs: [z.ZodType] }
}
const procedures = router._def.procedures as unknown as Record<string, Procedure>
const CALLS = Object.entries(procedures).map(([name, { _def }]) => ({ name, type: _def.type, form: _def.inputs[0] }))
type Call = (typeof CALLS)[number]

/** The number of inputs tried for each call in one round. */
const EACH = 6
/** The number of calls tried concurrently with `npm run malformed`, so that the database answers some while others are checked. */
const AT_ONCE = 4
/** The calls that may end sessions: they get their own people, since otherwise later calls would only be made by guests. */
const ENDS_SESSIONS = /^(account|resetPW|people)/

interface Try {
  input: unknown
  /** The index of the caller among: a guest, an unverified person, an owner, an admin. */
  caller: number
  /** A number that determines which bytes of the request are broken, and how; null for an intact request. */
  broken: number | null
  /** True to make the same call twice concurrently. */
  twice: boolean
}

async function send({ name, type }: Call, { input, broken }: Try, cookie: string) {
  const json = JSON.stringify(input) ?? 'null'
  const headers = { cookie, 'content-type': 'application/json' }
  if (type === 'query') {
    const text = broken === null ? json : brokenBytes(json, broken).toString('latin1')
    const url = `/trpc/${name}?input=${encodeURIComponent(text)}`
    // Longer URLs are refused by any server.
    return app().http.inject({ method: 'GET', url: url.slice(0, 60_000), headers })
  }
  const payload = broken === null ? json : brokenBytes(json, broken)
  return app().http.inject({ method: 'POST', url: `/trpc/${name}`, payload, headers })
}

/** The number of answers by HTTP status. */
const statuses = new Map<number, number>()

async function expectAnswered(call: Call, one: Try, people: readonly (TestPerson | null)[]): Promise<void> {
  const cookie = people[one.caller]?.cookie ?? ''
  const answers = await Promise.all(Array.from({ length: one.twice ? 2 : 1 }, () => send(call, one, cookie)))
  for (const { statusCode, body } of answers) {
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    if (statusCode === 200) continue
    const { error } = JSON.parse(body) as { error?: { data: { code: keyof typeof ERROR_STATUS } } }
    expect({ call: call.name, status: statusCode }).toEqual({
      call: call.name,
      status: ERROR_STATUS[error?.data.code ?? 'general'],
    })
    expect(statusCode).toBeLessThan(500)
  }
}

interface Cast {
  people: (TestPerson | null)[]
  /** The ids of existing things, used in inputs. */
  known: string[]
  /** The input generators of calls, cached, since making one from a schema takes longer than answering the calls. */
  tries: Map<Call, fc.Arbitrary<Try>>
}
async function makePeople(): Promise<[null, TestPerson, TestPerson, TestPerson]> {
  const { make } = lasting()
  return [null, await make.member({ verified: false }), await make.owner(), await make.admin()]
}

async function makeCast(): Promise<Cast> {
  const { make } = lasting()
  const people = await makePeople()
  const [, , owner, admin] = people
  const communityId = await make.community(owner)
  const areaId = await make.area(owner)
  const { call } = owner
  const { id: threadId } = await call.addThread({ communityId, title: 'A bittern' })
  const { id: commentId } = await call.addComment({ threadId, text: 'I saw it' })
  const { id: pollId } = await call.addPoll({ communityId, title: 'Bench?', options: ['Yes', 'No'] })
  const { id: opinionId } = await call.addOpinion({ communityId, title: 'Quiet?', viewpoints: ['A lead'] })
  const { items } = await call.feed.viewpoints.of({ opinionId })
  const known = [communityId, areaId, threadId, commentId, pollId, opinionId, items[0]?.id ?? '', owner.id, admin.id]
  return { people, known, tries: new Map() }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

let cast: Cast
beforeAll(async () => {
  // Starts the cache of sessions, as in a running server, so that each session is read once.
  await app().deps.sessions.start()
  cast = await makeCast()
})

const triesOf = (call: Call, known: string[]): fc.Arbitrary<Try> =>
  fc.record({
    input: spoiled(validInput(call.form, known)),
    caller: fc.nat({ max: 3 }),
    broken: fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat() }),
    twice: fc.boolean(),
  })

/** Makes one call with some generated inputs. @throws an error with the smallest failing input, and the seed that reproduces it */
async function tryCall(call: Call, seed: number): Promise<void> {
  const people = ENDS_SESSIONS.test(call.name) ? await makePeople() : cast.people
  const tries = cast.tries.get(call) ?? triesOf(call, cast.known)
  cast.tries.set(call, tries)
  await fc.assert(
    fc.asyncProperty(tries, (one) => expectAnswered(call, one, people)),
    { seed, numRuns: EACH },
  )
}

/** Makes all calls with some generated inputs. */
async function tryAll(seed: number): Promise<void> {
  const waiting = CALLS.values()
  const work = async () => {
    for (const call of waiting) await tryCall(call, seed)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

interface Progress {
  /** The number of completed rounds. */
  round: number
  /** The number of answers by HTTP status. */
  made: Record<number, number>
}
const readProgress = () =>
  MALFORMED_STATE && existsSync(MALFORMED_STATE)
    ? (JSON.parse(readFileSync(MALFORMED_STATE, 'utf8')) as Progress)
    : undefined

/** Makes MALFORMED_CALLS calls in rounds, and reports the growth of the memory. */
async function makeMany(): Promise<void> {
  const state: Progress = readProgress() ?? { round: 0, made: {} }
  const made = () => Object.values(state.made).reduce((sum, one) => sum + one, 0)
  const memory: number[] = []
  while (made() < Number(MALFORMED_CALLS)) {
    // Every ten rounds, makes the things again that calls have deleted.
    if (state.round % 10 === 0) cast = await makeCast()
    statuses.clear()
    await tryAll(Number(MALFORMED_SEED) + state.round)
    for (const [status, count] of statuses) state.made[status] = (state.made[status] ?? 0) + count
    state.round++
    globalThis.gc?.()
    memory.push(process.memoryUsage().heapUsed)
    if (MALFORMED_STATE) writeFileSync(MALFORMED_STATE, JSON.stringify(state))
    if (state.round % 10 === 0) say(`${made()} calls, ${Math.round((memory.at(-1) ?? 0) / 1e6)} MB`)
  }
  const tenth = Math.ceil(memory.length / 10)
  const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length)
  say(`${made()} answers by status: ${JSON.stringify(state.made)}`)
  const growth = mean(memory.slice(-tenth)) / mean(memory.slice(0, tenth))
  say(`Memory of the last tenth: ${growth.toFixed(2)} times that of the first`)
}

const TRIES = MALFORMED_CALLS
  ? [{ name: 'each call', run: makeMany }]
  : CALLS.map((call) => ({ name: call.name, run: () => tryCall(call, Number(MALFORMED_SEED)) }))

test.each(TRIES)(
  '$name answers malformed input with a code and a status below 500',
  { timeout: MALFORMED_CALLS ? 0 : 60_000 },
  ({ run }) => run(),
)
