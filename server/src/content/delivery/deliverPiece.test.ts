import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MINUTE, plain, subjects, waiting } from '../../testing/testDelivery.ts'
import { useWorld } from '../../testing/world.ts'
import { isHeldBack } from './deliverPiece.ts'
import type { DeliveryKind } from './delivery.ts'
import { claimNext, type DeliveryProgress, leftKinds, pauseAfter, progressOf, settle, settleLost } from './ledger.ts'

const { undone, lasting } = useWorld()

describe('deliverPiece: concurrency', () => {
  test('four concurrent workers send each of 40 mails once', async () => {
    const { send, rows } = await waiting(lasting(), 40)
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(plain())))
    expect(subjects(sent.flat()).toSorted()).toEqual(Array.from({ length: 40 }, (_, i) => String(i)).toSorted())
    expect(new Set((await rows()).map(({ state, tries }) => `${state} ${tries}`))).toEqual(new Set(['sent 1']))
  })

  test(
    'a claimed mail is not claimed again, and the first stored outcome of a mail is not overwritten by a later one',
    undone(async (world) => {
      const { clock, rows } = await waiting(world, 1)
      const { kysely } = world.deps.db
      const now = new Date(clock.now)
      const mail = await claimNext(kysely, 'message', now)
      expect(await claimNext(kysely, 'message', now)).toBeUndefined()
      if (!mail) throw new Error('nothing was claimed')
      await settle(kysely, plain(), mail, now, 'sent')
      await settle(kysely, plain(), mail, now, 'failed', 'too late')
      expect(await rows()).toMatchObject([{ state: 'sent', tries: 1, error: '' }])
    }),
  )

  test(
    'a mail claimed by a process that ended is not sent again; after 15 minutes it counts as failed, or as sent for kinds of mail set so',
    undone(async (world) => {
      const { clock, send, rows } = await waiting(world, 2)
      const { kysely } = world.deps.db
      await claimNext(kysely, 'message', new Date(clock.now))
      expect(subjects(await send(plain()))).toEqual(['1'])
      await settleLost(kysely, plain(), new Date(clock.now + 14 * MINUTE))
      expect((await rows()).map(({ state }) => state)).toEqual(['sending', 'sent'])
      await settleLost(kysely, plain(), new Date(clock.now + 16 * MINUTE))
      expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'sent'])
      await kysely.updateTable('delivery').set({ state: 'sending' }).where('state', '=', 'failed').execute()
      await settleLost(kysely, plain({ unsettled: 'sent' }), new Date(clock.now + 32 * MINUTE))
      expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
      expect(await send(plain())).toEqual([])
    }),
  )
})

describe('deliverPiece: a mail refused by the server', () => {
  test(
    'a mail refused by the server is retried after a pause, fails after its last try, and its stored error has no e-mail address',
    undone(async (world) => {
      const { clock, ids, send, rows } = await waiting(world, 2)
      const refusal = () => `451 <${ids[0]}@example.org> later`
      let first = true
      const refusing = () => (first ? ((first = false), refusal()) : undefined)
      expect(subjects(await send(plain(), refusing))).toEqual(['1'])
      const [late] = await rows()
      expect(late).toMatchObject({ state: 'waiting', tries: 1, error: '451 <…> later' })
      expect(Date.parse(late?.due ?? '')).toBeGreaterThanOrEqual(clock.now + pauseAfter(1) / 2)
      expect(await send(plain(), refusal)).toEqual([])
      expect((await rows())[0]).toMatchObject({ state: 'waiting', tries: 1 })
      for (const state of ['waiting', 'failed']) {
        clock.now += pauseAfter(3)
        await send(plain(), refusal)
        expect((await rows())[0]?.state).toBe(state)
      }
      clock.now += pauseAfter(9)
      expect(await send(plain())).toEqual([])
      expect((await rows())[0]).toMatchObject({ state: 'failed', tries: 3, error: '451 <…> later' })
    }),
  )

  test(
    'a mail refused by the server is not retried if its message was stopped',
    undone(async (world) => {
      const { send, rows } = await waiting(world, 1)
      await send(plain({ stopped: sql<boolean>`true` }), () => 'away')
      expect(await rows()).toMatchObject([{ state: 'stopped', error: 'away' }])
    }),
  )

  test('pauseAfter: pauses double from 15 seconds up to six hours', () => {
    expect([1, 2, 3, 20].map((tries) => pauseAfter(tries) / 1000)).toEqual([15, 30, 60, 6 * 3600])
  })
})

describe('leftKinds', () => {
  test(
    'leftKinds: returns the kinds of mail that have due mails, none of which was claimed recently',
    undone(async (world) => {
      const { clock } = await waiting(world, 2)
      const { kysely } = world.deps.db
      const kinds: DeliveryKind[] = ['message', 'mailing']
      const overdue = () => leftKinds(kysely, kinds, new Date(clock.now))
      expect(await leftKinds(kysely, kinds, new Date(clock.now - MINUTE))).toEqual([])
      expect(await overdue()).toEqual(['message'])
      await claimNext(kysely, 'message', new Date(clock.now))
      expect(await overdue()).toEqual([])
      clock.now += 2 * MINUTE
      expect(await overdue()).toEqual(['message'])
      await claimNext(kysely, 'message', new Date(clock.now))
      clock.now += 2 * MINUTE
      expect(await overdue()).toEqual([])
    }),
  )
})

test(
  'progressOf: each mail is counted once, by its state',
  undone(async (world) => {
    const { subjectId } = await waiting(world, 9)
    const { kysely } = world.deps.db
    await sql`
      update delivery set
        state = (array['waiting', 'waiting', 'sending', 'sending', 'sent', 'sent', 'failed', 'none', 'stopped'])[name::integer + 1],
        tries = (array[0, 1, 1, 2, 1, 3, 3, 1, 0])[name::integer + 1]
      from auth."user" u where u.id = person_id and subject_id = ${subjectId}`.execute(kysely)
    const { rows } = await sql<{ progress: DeliveryProgress }>`
      select ${progressOf('message', sql`${subjectId}`, sql`9`, sql`2`)} as progress`.execute(kysely)
    expect(rows[0]?.progress).toEqual({ total: 9, sent: 2, waiting: 2, late: 2, failed: 1, skipped: 1, stopped: 1 })
  }),
)

test('isHeldBack: a mail queued without a redirect is held back while mails are redirected', () => {
  const held = (to: string | null, redirectedTo: string | null) => isHeldBack({ MAIL_REDIRECT_TO: to }, redirectedTo)
  expect([held('all@example.org', null), held('all@example.org', 'a@example.org')]).toEqual([true, false])
  expect([held(null, null), held(null, 'all@example.org')]).toEqual([false, false])
})
