import { ERROR_STATUS } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { router } from './router.ts'
import { type TestPerson, useWorld } from './testing/world.ts'

const { lasting, app } = useWorld()

interface Procedure {
  _def: { type: string; inputs: [z.ZodType] }
}
const procedures = router._def.procedures as unknown as Record<string, Procedure>
const CALLS = Object.entries(procedures).map(([name, { _def }]) => ({ name, type: _def.type, form: _def.inputs[0] }))
const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const NAMES = [
  'id',
  'measureId',
  'landId',
  'measure',
  'data',
  'analitics',
  'key',
  'value',
  'kind',
  'content',
  'token',
  'email',
  'password',
  'newPassword',
  'profile',
  'coordinates',
  'cursor',
  'limit',
  'scope',
  'ids',
  'x',
  'y',
  'message',
  'name',
  'community',
  'title',
  'tags',
  'organization',
  'text',
  'near',
  'touching',
  'from',
  'to',
  'communityId',
  'threadId',
  'commentId',
  'title',
  'description',
  'text',
  'photoIds',
  'around',
  'direction',
  'treasureId',
  'pollId',
  'polisId',
  'pledgeId',
  'contributionId',
  'amount',
  'options',
  'until',
  'results',
  'place',
  'hidden',
  'onTop',
  'place',
  'reason',
  'base64Image',
  'base64Images',
  'fileUuid',
  'messageId',
  'meetingId',
  'startTime',
  'timeZone',
  'url',
  'link',
  'number',
  'again',
  'campaignId',
  'invitations',
  'batch',
  'secret',
  'flow',
  'until',
  'texts',
  'version',
  'locale',
  'consents',
  'purpose',
  'usesMax',
  'muted',
  'topic',
  'wish',
  'weekly',
  'now',
  'endpoint',
  'p256dh',
  'auth',
  'part',
  'template',
  'locale',
  'version',
  'address',
  'list',
  'subject',
  'html',
  'userId',
  'owner',
  'words',
  'state',
  'taskId',
  'task',
  'polygon',
  'group',
  'byId',
  'obj',
  'locations',
  'objectives',
  'places',
  'type',
  'answer',
]

/** Malformed and hostile input. */
const NONSENSE: unknown[] = [
  null,
  0,
  -1e308,
  true,
  '',
  'x'.repeat(10_000),
  '\u0000',
  "'; drop table area; --",
  [],
  [null, null, null, null],
  [ID],
  [ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID],
  [[[[[[[[[[[[]]]]]]]]]]]],
  { __proto__: { admin: true }, constructor: 1 },
  { measure: { type: 'Polygon', coordinates: 'x' }, data: [] },
  {
    measure: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [null, 'NaN'],
            [{}, 1e999],
          ],
        ],
      ],
    },
    data: {},
  },
  ...[null, 7, -1, 1.5, '', 'x', ID, '\ud800', [], {}, [[]], true].map((value) =>
    Object.fromEntries(NAMES.map((name) => [name, value])),
  ),
]

async function send(name: string, type: string, input: unknown, cookie: string) {
  const json = JSON.stringify(input)
  const headers = { cookie, 'content-type': 'application/json' }
  const answer =
    type === 'query'
      ? await app().http.inject({ method: 'GET', url: `/trpc/${name}?input=${encodeURIComponent(json)}`, headers })
      : await app().http.inject({ method: 'POST', url: `/trpc/${name}`, payload: json, headers })
  return {
    status: answer.statusCode,
    body: answer.json() as { error?: { data: { code: string; httpStatus: number } } },
  }
}

async function makePeople(): Promise<(TestPerson | null)[]> {
  const { make } = lasting()
  return [null, await make.member({ verified: false }), await make.owner(), await make.admin()]
}
let everyone: (TestPerson | null)[]
beforeAll(async () => {
  // The sessions are cached, as in a running server, so that each is read once.
  await app().deps.sessions.start()
  everyone = await makePeople()
})
/** The codes that depend on the caller and precede the reading of the input: any other input gets the same. */
const REFUSES_PERSON = ['not-signed-in', 'forbidden']
/** The calls that may end sessions, and would leave only guests for the calls after them. */
const ENDS_SESSIONS = /^(account|resetPW)/

test.each(CALLS)('$name refuses malformed input with a code and a status below 500', async (call) => {
  const { name, type, form } = call
  const people = ENDS_SESSIONS.test(name) ? await makePeople() : everyone
  // The input schema refuses the same input for everyone, so only the first person with the right tries it.
  let inputs = NONSENSE
  for (const person of people) {
    let letIn = true
    for (const input of inputs) {
      const { status, body } = await send(name, type, input, person?.cookie ?? '')
      if (status === 200) continue
      expect({ input, status, code: body.error?.data.code }).toEqual({
        input,
        status: ERROR_STATUS[body.error?.data.code as keyof typeof ERROR_STATUS],
        code: expect.any(String),
      })
      expect(status).toBeLessThan(500)
      letIn = !REFUSES_PERSON.includes(body.error?.data.code ?? '')
      if (!letIn) break
    }
    if (letIn && inputs === NONSENSE) inputs = NONSENSE.filter((input, at) => at === 0 || form.safeParse(input).success)
  }
})

test('malformed input to every call leaves no area and no community', async () => {
  const { rows } = await sql`select from area union all select from community`.execute(app().deps.db.kysely)
  expect(rows).toEqual([])
})
