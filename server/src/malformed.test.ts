import { ERROR_STATUS } from '@fieldfare/shared/errors.ts'
import fc from 'fast-check'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { router } from './router.ts'
import { brokenBytes, spoiled } from './testing/malformed/spoiled.ts'
import { validInput } from './testing/malformed/validInput.ts'
import { type TestPerson, useWorld } from './testing/world.ts'

// Malformed calls, made from the schemas: `npm run malformed` makes a million of them, and a test run some of each call.
const { MALFORMED_CALLS, MALFORMED_SEED = '1', MALFORMED_STATE } = process.env

const { lasting, app } = useWorld()

interface Procedure {
  _def: { type: string; inputs: [z.ZodType] }
}
const procedures = router._def.procedures as unknown as Record<string, Procedure>
const CALLS = Object.entries(procedures).map(([name, { _def }]) => ({ name, type: _def.type, form: _def.inputs[0] }))
type Call = (typeof CALLS)[number]

/** The number of inputs of each call at a time: of one round. */
const EACH = 6
/** The calls that may end sessions, and would leave only guests for the calls after them. */
const ENDS_SESSIONS = /^(account|resetPW|people)/

interface Try {
  input: unknown
  /** The caller: a guest, an unverified person, an owner, an admin. */
  caller: number
  /** The place at which the bytes are broken; null leaves them. */
  broken: number | null
  /** The same call is made twice at the same moment. */
  twice: boolean
}

async function send({ name, type }: Call, { input, broken }: Try, cookie: string) {
  const json = JSON.stringify(input) ?? 'null'
  const headers = { cookie, 'content-type': 'application/json' }
  if (type === 'query') {
    const text = broken === null ? json : brokenBytes(json, broken).toString('latin1')
    const url = `/trpc/${name}?input=${encodeURIComponent(text)}`
    // A longer address is refused by any server.
    return app().http.inject({ method: 'GET', url: url.slice(0, 60_000), headers })
  }
  const payload = broken === null ? json : brokenBytes(json, broken)
  return app().http.inject({ method: 'POST', url: `/trpc/${name}`, payload, headers })
}

/** The number of answers by their status. */
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
  /** The ids of things that are there. */
  known: string[]
}
async function makeCast(): Promise<Cast> {
  const { make } = lasting()
  const [unverified, owner, admin] = [await make.member({ verified: false }), await make.owner(), await make.admin()]
  const communityId = await make.community(owner)
  const areaId = await make.area(owner)
  const { call } = owner
  const { id: threadId } = await call.addThread({ communityId, title: 'A bittern' })
  const { id: commentId } = await call.addComment({ threadId, text: 'I saw it' })
  const { id: pollId } = await call.addPoll({ communityId, title: 'Bench?', options: ['Yes', 'No'] })
  const { id: opinionId } = await call.addOpinion({ communityId, title: 'Quiet?', viewpoints: ['A lead'] })
  const { items } = await call.feed.viewpoints.of({ opinionId })
  const known = [communityId, areaId, threadId, commentId, pollId, opinionId, items[0]?.id ?? '', owner.id, admin.id]
  return { people: [null, unverified, owner, admin], known }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

let cast: Cast
beforeAll(async () => {
  // The sessions are cached, as in a running server, so that each is read once.
  await app().deps.sessions.start()
  cast = await makeCast()
})

/** Makes some inputs of one call. @throws with the smallest input that fails, and the seed that finds it again */
async function tryCall(call: Call, seed: number): Promise<void> {
  const { people, known } = ENDS_SESSIONS.test(call.name) ? { ...cast, people: (await makeCast()).people } : cast
  const tries = fc.record({
    input: spoiled(validInput(call.form, known)),
    caller: fc.nat({ max: people.length - 1 }),
    broken: fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat() }),
    twice: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(tries, (one) => expectAnswered(call, one, people)),
    { seed, numRuns: EACH },
  )
}

/** Makes as many calls as were asked for, and says how the memory grew. */
async function makeMany(): Promise<void> {
  const rounds = Math.ceil(Number(MALFORMED_CALLS) / (CALLS.length * EACH))
  const kept = MALFORMED_STATE && existsSync(MALFORMED_STATE) ? Number(readFileSync(MALFORMED_STATE, 'utf8')) : 0
  const memory: number[] = []
  for (let round = kept; round < rounds; round++) {
    // What calls delete is there again.
    if (round % 10 === 0) cast = await makeCast()
    for (const call of CALLS) await tryCall(call, Number(MALFORMED_SEED) + round)
    globalThis.gc?.()
    memory.push(process.memoryUsage().heapUsed)
    if (MALFORMED_STATE) writeFileSync(MALFORMED_STATE, String(round + 1))
    if (round % 10 === 9)
      say(`${(round + 1) * CALLS.length * EACH} calls, ${Math.round((memory.at(-1) ?? 0) / 1e6)} MB`)
  }
  const tenth = Math.ceil(memory.length / 10)
  const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length)
  say(`Answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`)
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
