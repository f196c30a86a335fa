import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/call/call.ts'
import { renderLetter } from '../../platform/mail/letter.ts'
import { LATER, MINUTE, plain, subjects, waiting } from '../../testing/testDelivery.ts'
import { useWorld } from '../../testing/world.ts'
import type { Delivery } from './delivery.ts'
import { readerOf } from './readers.ts'

const { undone } = useWorld()

describe('deliverPiece: changes while mails are sent', () => {
  /** Makes a kind of mail that runs `change` before each mail is sent. */
  const changing = (change: (nth: number) => unknown, more: Partial<Delivery> = {}): Delivery => {
    const { tell } = plain()
    let nth = 0
    return plain({
      ...more,
      async tell(tools, mail) {
        await change(nth++)
        return tell(tools, mail)
      },
    })
  }

  test(
    'if the mails of a message are stopped while a batch of them is being sent, the remaining mails are not sent',
    undone(async (world) => {
      const { subjectId, send, rows } = await waiting(world, 3)
      const stop = () =>
        sql`update delivery set state = 'stopped' where subject_id = ${subjectId} and state = 'waiting'`.execute(
          world.deps.db.kysely,
        )
      expect(subjects(await send(changing((nth) => (nth === 1 ? stop() : undefined))))).toEqual(['0', '1'])
      expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'stopped'])
    }),
  )

  test(
    'if the quiet hours of readers begin while a batch is being sent, mails wait until they end without counting a try, except urgent ones',
    undone(async (world) => {
      const { clock, ids, send, rows } = await waiting(world, 4)
      const { kysely } = world.deps.db
      await kysely
        .updateTable('person')
        .set({ quiet: '22:00-07:00', time_zone: 'UTC' })
        .where('id', 'in', ids)
        .execute()
      clock.now = Date.parse('2100-01-10T21:59:30Z')
      await sql`update delivery set due_at = '2100-01-10' where state = 'waiting'`.execute(kysely)
      const delivery = changing(() => (clock.now += 20_000), { quiet: true })
      const { tell } = delivery
      const urgent = {
        ...delivery,
        tell: async (...of: Parameters<typeof tell>) => {
          const telling = await tell(...of)
          return telling && { ...telling, urgent: of[1].personId === ids[3] }
        },
      }
      expect(subjects(await send(urgent))).toEqual(['0', '3'])
      const asleep = { state: 'waiting', tries: 0, due: '2100-01-11T07:00:00.000Z' }
      expect(await rows()).toMatchObject([{ state: 'sent' }, asleep, asleep, { state: 'sent' }])
      clock.now = Date.parse('2100-01-11T07:00:00Z')
      expect(subjects(await send(plain({ quiet: true })))).toEqual(['1', '2'])
    }),
  )

  test(
    'a person who opts out, is disabled or is erased while earlier mails of the batch are being sent gets no mail',
    undone(async (world) => {
      const { ids, send, rows } = await waiting(world, 4)
      const { deps } = world
      const off = (nth: number, change: object) =>
        deps.db.kysely
          .updateTable('person')
          .set(change)
          .where('id', '=', ids[nth] ?? '')
          .execute()
      const erase = () =>
        inTransaction({ deps, who: null }, async (tx) => {
          for (const { onErased } of deps.accountHooks) await onErased?.(tx, ids[3] ?? '')
        })
      const { tell } = changing(async (nth) => {
        if (nth > 0) return
        await off(1, { messages: 'none' })
        await off(2, { disabled_at: new Date() })
        await erase()
      })
      const delivery = plain({
        async tell(tools, mail) {
          const telling = await tell(tools, mail)
          const reader = await readerOf(deps.db.kysely, mail).executeTakeFirst()
          return telling && { ...telling, wanted: reader?.messages === 'mail' }
        },
      })
      expect(subjects(await send(delivery))).toEqual(['0'])
      // Mails to an erased person stay counted, without a name.
      expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'none', 'none', 'failed'])
      const kept = await deps.db.kysely
        .selectFrom('delivery')
        .select('id')
        .where('person_id', '=', ids[3] ?? '')
        .execute()
      expect(kept).toEqual([])
    }),
  )

  test(
    'a mail to a person who is erased while this mail is being sent counts as sent, and is stored without the person',
    undone(async (world) => {
      const { ids, send, rows } = await waiting(world, 1)
      const { deps } = world
      const { tell } = plain()
      const delivery = plain({
        async tell(tools, mail) {
          const telling = await tell(tools, mail)
          await inTransaction({ deps, who: null }, async (tx) => {
            for (const { onErased } of deps.accountHooks) await onErased?.(tx, ids[0] ?? '')
          })
          return telling
        },
      })
      expect(await send(delivery)).toHaveLength(1)
      expect(await rows()).toMatchObject([{ state: 'sent' }])
      expect(await deps.db.kysely.selectFrom('delivery').selectAll().where('person_id', 'in', ids).execute()).toEqual(
        [],
      )
    }),
  )

  test(
    'a template changed while a batch of mails is being sent applies from the next batch on',
    undone(async (world) => {
      const { clock, send } = await waiting(world, 3)
      const { kysely } = world.deps.db
      const template = (title: string) =>
        kysely
          .updateTable('setting')
          .set({ texts: JSON.stringify({ 'en-us': { title, body: 'x', version: 1, changedAt: '2026-01-01' } }) })
          .where('key', '=', 'COMMUNITY_MESSAGE')
          .execute()
      await template('Before')
      await sql`update delivery set due_at = ${new Date(LATER + MINUTE)} where id = (select max(id) from delivery)`.execute(
        kysely,
      )
      const delivery = plain({
        async tell({ deps, template }, mail) {
          const reader = await readerOf(kysely, mail).executeTakeFirst()
          const letter = async () =>
            renderLetter(await template('COMMUNITY_MESSAGE', 'en-us'), 'en-us', {}, deps.config)
          return reader && { reader, wanted: true, letter }
        },
      })
      const change = changing((nth) => (nth === 1 ? template('After') : undefined))
      const mails = await send({ ...delivery, tell: async (...of) => (await change.tell(...of), delivery.tell(...of)) })
      expect(subjects(mails)).toEqual(['Before', 'Before'])
      clock.now += MINUTE
      expect(subjects(await send(delivery))).toEqual(['After'])
    }),
  )
})
