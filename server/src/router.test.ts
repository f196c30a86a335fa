import { ERROR_STATUS } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { router } from './router.ts'
import { type TestPerson, useWorld } from './testing/world.ts'

const { lasting, app } = useWorld()

const procedures = router._def.procedures as unknown as Record<string, { _def: { type: string } }>
const CALLS = Object.entries(procedures).map(([name, call]) => ({ name, type: call._def.type }))
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
  'obj',
  'locations',
  'objectives',
  'places',
  'type',
  'answer',
]

/** What clumsy and hostile hands send. */
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
beforeAll(async () => void (everyone = await makePeople()))
/** Some of these end sessions, and would leave only guests for the calls after them. */
const ENDS_SESSIONS = /^(account|resetPW)/

test.each(CALLS)('$name answers nonsense with a refusal and its code, never with a fault', async ({ name, type }) => {
  const people = ENDS_SESSIONS.test(name) ? await makePeople() : everyone
  for (const person of people) {
    for (const input of NONSENSE) {
      const { status, body } = await send(name, type, input, person?.cookie ?? '')
      if (status === 200) continue
      expect({ input, status, code: body.error?.data.code }).toEqual({
        input,
        status: ERROR_STATUS[body.error?.data.code as keyof typeof ERROR_STATUS],
        code: expect.any(String),
      })
      expect(status).toBeLessThan(500)
    }
  }
})

test('after all of that nothing half-written is left', async () => {
  const { rows } = await sql`select from area union all select from community`.execute(app().deps.db.kysely)
  expect(rows).toEqual([])
})

test('every call is under one of the public names', () => {
  const own = /^(account|callback|draft|feed|notice)\./
  const known = [
    'addMessage',
    'isRead',
    'markUnread',
    'message.mute',
    'message.preview',
    'message.tryOut',
    'addModerator',
    'addModeratorRequest',
    'removeModerator',
    'removeModeratorRequest',
    'reopenReports',
    'reportComment',
    'reportPledge',
    'reportMeeting',
    'reportPolis',
    'reportPoll',
    'reportThread',
    'reportTreasure',
    'restoreModerator',
    'restoreModeratorRequest',
    'unReportComment',
    'unReportPledge',
    'unReportMeeting',
    'unReportPolis',
    'unReportPoll',
    'unReportThread',
    'unReportTreasure',
    'deleteCommunity',
    'editCommunity',
    'restoreCommunity',
    'addOption',
    'addPolis',
    'addPoll',
    'addVote',
    'deletePolis',
    'deletePoll',
    'restorePolis',
    'restorePoll',
    'withdrawVote',
    'addAmountPledge',
    'addPledge',
    'changePledge',
    'deletePledge',
    'editPledge',
    'endPledge',
    'pausePledge',
    'restorePledge',
    'resumePledge',
    'acceptInvite',
    'addMeeting',
    'deleteMeeting',
    'giveSeatBack',
    'rejectInvite',
    'restoreMeeting',
    'sendInvites',
    'addTreasure',
    'deleteTreasure',
    'hideTreasurePlace',
    'restoreTreasure',
    'addComment',
    'addThread',
    'campaign.add',
    'campaign.addLink',
    'campaign.all',
    'campaign.edit',
    'campaign.endInvitations',
    'campaign.invitations',
    'campaign.invite',
    'campaign.one',
    'research.all',
    'research.make',
    'research.one',
    'research.remove',
    'consent.give',
    'consent.mine',
    'consent.withdraw',
    'addFunding',
    'register.answerRequest',
    'register.saveFunding',
    'register.startRequests',
    'deleteComment',
    'deleteThread',
    'document',
    'downVoteComment',
    'editComment',
    'editThread',
    'keepThreadOnTop',
    'removeDownVoteComment',
    'removeUpVoteComment',
    'restoreComment',
    'restoreThread',
    'upVoteComment',
    'forgotPW',
    'getPazzword',
    'land.approveClaim',
    'land.approveCorrection',
    'land.correct',
    'land.declineClaim',
    'land.declineCorrection',
    'land.previewCorrection',
    'land.withdrawCorrection',
    'land.insert',
    'log',
    'measure.delete',
    'measure.insert',
    'measure.like',
    'measure.merge',
    'measure.restore',
    'measure.split',
    'measure.unlike',
    'measure.update',
    'resetPW',
    'rresCron',
    'saveKV',
    'story.hide',
    'story.keep',
    'story.report',
    'story.show',
    'subscribe',
    'survey.introduced',
    'survey.invitation',
    'survey.mine',
    'survey.opened',
    'survey.takePart',
    'title.find',
    'unsubscribe',
    'uploadImageFileBase64',
    '_test',
    '_update',
    'user.update',
    'user.updateHome',
  ]
  expect(
    CALLS.map(({ name }) => name)
      .filter((name) => !own.test(name))
      .toSorted(),
  ).toEqual(known.toSorted())
})
