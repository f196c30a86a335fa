import { expect, test } from 'vitest'
import { JOB_PLANS } from '../jobs/names.ts'
import { useWorld, type World } from '../../testing/world.ts'
import { isHeldBack, mailRow, sendClaimed } from './claimedMail.ts'

const { undone } = useWorld()
const UNTIL = new Date('2026-12-10T16:30:00Z')

/** The row of a mail that waits, and a mailer that counts what it sends. */
async function waiting({ make, deps }: World, change: object = {}) {
  const { kysely } = deps.db
  const { id } = await make.member()
  const values = { person_id: id, until: UNTIL, since: new Date('2026-12-03T16:30:00Z'), week: '2026-12-07', ...change }
  await kysely.insertInto('weekly_mail').values(values).execute()
  const row = mailRow(kysely, 'weekly_mail', 'state', { person_id: id, until: UNTIL })
  const mails: number[] = []
  const send = (refusal?: Error) => async (claimed: { tries: number }) => {
    if (refusal) throw refusal
    mails.push(claimed.tries)
    return 'sent' as const
  }
  const kept = () =>
    kysely.selectFrom('weekly_mail').select(['state', 'tries']).where('person_id', '=', id).executeTakeFirst()
  return { row, mails, send, kept }
}

test(
  'a mail that is being sent, or was, is sent by nobody else',
  undone(async (world) => {
    const { row, mails, send, kept } = await waiting(world)
    await sendClaimed('mailWeekly', row, async (claimed) => {
      expect(await row.claim()).toBeUndefined()
      return send()(claimed)
    })
    await sendClaimed('mailWeekly', row, send())
    expect(mails).toEqual([1])
    expect(await kept()).toEqual({ state: 'sent', tries: 1 })
  }),
)

test(
  'a crash after the claim sends nothing a second time: the mail failed, or is what its row says',
  undone(async (world) => {
    const one = await waiting(world, { state: 'sending', tries: 1 })
    const other = await waiting(world, { state: 'sending', tries: 1 })
    await sendClaimed('mailWeekly', one.row, one.send())
    await sendClaimed('mailWeekly', { ...other.row, unsettled: 'sent' }, other.send())
    expect([...one.mails, ...other.mails]).toEqual([])
    expect([await one.kept(), await other.kept()]).toEqual([
      { state: 'failed', tries: 1 },
      { state: 'sent', tries: 1 },
    ])
  }),
)

test(
  'what a mail server refuses waits and is tried again; after the last try it failed, with what the server said',
  undone(async (world) => {
    const { row, mails, send, kept } = await waiting(world)
    const refusal = new Error('451 later')
    const tries = JOB_PLANS.mailWeekly.retryLimit + 1
    for (let tried = 1; tried < tries; tried++) {
      await expect(sendClaimed('mailWeekly', row, send(refusal))).rejects.toBe(refusal)
      expect(await kept()).toEqual({ state: 'waiting', tries: tried })
    }
    const said: string[] = []
    const settle: typeof row.settle = (outcome, words) => {
      said.push(outcome, words)
      return row.settle(outcome, words)
    }
    await sendClaimed('mailWeekly', { ...row, settle }, send(refusal))
    expect(said).toEqual(['failed', '451 later'])
    await sendClaimed('mailWeekly', row, send())
    expect(mails).toEqual([])
    expect(await kept()).toEqual({ state: 'failed', tries })
  }),
)

test(
  'what is no longer wanted is not sent, and its row says so',
  undone(async (world) => {
    const { row, kept } = await waiting(world)
    const settled = await sendClaimed(
      'mailWeekly',
      { ...row, settle: async (is) => (await row.settle(is, ''), is) },
      async () => 'none',
    )
    expect([settled, await kept()]).toEqual(['none', { state: 'none', tries: 1 }])
  }),
)

test('nobody is mailed what was to go elsewhere, nor what goes elsewhere by now', () => {
  const held = (to: string | null, redirectedTo: string | null) => isHeldBack({ MAIL_REDIRECT_TO: to }, redirectedTo)
  expect([held('all@example.org', null), held('all@example.org', 'a@example.org')]).toEqual([true, false])
  expect([held(null, null), held(null, 'all@example.org')]).toEqual([false, false])
})
