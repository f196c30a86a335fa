import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PEOPLE_AT_ONCE } from '../../content/delivery/walk.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { castOf } from '../../testing/cast.ts'
import { useWorld, type World } from '../../testing/world.ts'
import { messageJobs } from './jobs.ts'
import { addNext } from './recipients.ts'

const { undone } = useWorld()

const data = { title: 'The cranes are here', body: 'Since this morning.' }
const noMailer = { send: async () => undefined, close: () => undefined }

test(
  'addRecipients: many recipients are added in batches, each once and with one mail, also after a failed batch',
  undone(async (world) => {
    const { communityId, owner } = await castOf(world)
    const { deps } = world
    deps.config = { ...deps.config, MAIL_REDIRECT_TO: null }
    const atOnce = PEOPLE_AT_ONCE[deps.db.engine]
    const others = 2 * atOnce + 20
    await addMembers(world, communityId, others)
    const { recipients } = await owner.call.message.preview({ communityId, data })
    expect(recipients).toBe(others + 2)
    const message = await owner.call.addMessage({ communityId, data })
    expect(message).toMatchObject({ cc: atOnce, adding: true })
    const failing = inTransaction({ deps, who: null }, async (tx) => {
      await addNext(tx, message.id, atOnce)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    const late = await world.make.member()
    await late.call.subscribe({ landId: communityId })
    // Everything in a test has the time of its one transaction.
    await deps.db.kysely
      .updateTable('subscription')
      .set({ joined_at: sql`clock_timestamp()` })
      .where('person_id', '=', late.id)
      .execute()
    const { addRecipients } = messageJobs(deps, noMailer)
    await addRecipients({ messageId: message.id })
    await addRecipients({ messageId: message.id })
    expect(await owner.call.feed.messages.one({ id: message.id })).toMatchObject({
      cc: recipients,
      adding: false,
      mails: { total: recipients },
    })
    expect(await recount(world, message.id)).toEqual({ cc: recipients, rcc: 0, mails: recipients })
    // People who joined after the message are no recipients.
    expect((await late.call.feed.messages.inbox({})).items).toEqual([])
  }),
)

async function addMembers({ deps }: World, communityId: string, count: number): Promise<void> {
  await sql`
    with made as (select gen_random_uuid() id from generate_series(1, ${count}::integer))
    , users as (insert into auth."user" (id, name, email, "emailVerified") select id, 'Ruth', id || '@example.org', true from made)
    , people as (insert into person (id, locale, time_zone, unsubscribe_secret) select id, 'en-us', 'UTC', id from made)
    insert into subscription (community_id, person_id, seen) select ${communityId}, id, true from made`.execute(
    deps.db.kysely,
  )
}

/** Returns the counters of a message, counted anew from its rows. */
async function recount({ deps }: World, id: string) {
  const { rows } = await sql`
    select count(*)::integer as cc, count(read_at)::integer as rcc,
      (select count(distinct person_id)::integer from delivery where kind = 'message' and subject_id = ${id}) as mails
    from message_recipient where message_id = ${id}`.execute(deps.db.kysely)
  return rows[0]
}
