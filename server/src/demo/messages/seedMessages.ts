import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { MEMBER, OWNER } from '../accounts.ts'
import { seeded } from '../random.ts'

/** Changing it changes both ids. */
const SEED = 20_261_122
const HOUR = 3_600_000

/** Messages of the owner of the dunes to the members: one of last week, which most have read, and one of today. */
const MESSAGES = [
  {
    hoursAgo: 24 * 8,
    title: 'Het pad langs de duinvallei is weer open',
    body: 'De maaiploeg is klaar in de duinvallei, een week eerder dan gedacht. Het pad is weer open, van de slagboom tot aan de uitkijkpost.\n\nWe hebben twee derde gemaaid en een derde laten staan, zodat er in het voorjaar genoeg beschutting is. Zie je parnassia waar die er vorig jaar nog niet stond? Zet haar als schat op de kaart.\n\nTot in de duinen,\nAnouk',
  },
  {
    hoursAgo: 5,
    title: 'Kramsvogels tellen, zaterdag om negen uur',
    body: 'De kramsvogels zijn er. Zaterdag tellen we ze, en iedereen mag mee: ook wie het verschil met een koperwiek nog niet weet.\n\nWe verzamelen om negen uur bij de schuur. Neem een verrekijker mee als je er een hebt, en laarzen in elk geval. Om twaalf uur is er soep.\n\nAnouk',
  },
] as const

/** Seeds messages to the members of a community, as if they had been sent and mailed then. */
export async function seedMessages(tx: Tx, now: Date): Promise<void> {
  const random = seeded(SEED)
  for (const { hoursAgo, title, body } of MESSAGES) {
    const [id, at] = [random.uuid(), new Date(now.getTime() - hoursAgo * HOUR)]
    await sql`
      insert into message (id, community_id, community_title, system, created_by, title, body, created_at, adding)
      select ${id}, c.id, c.title, false, ${OWNER.id}, ${title}, ${body}, ${at}, false
      from community c where c.created_by = ${OWNER.id} and c.title = 'Duinen van Texel'`.execute(tx)
    // Of the newer one only some have read, and the member of the demo has not.
    const readers = hoursAgo > 24 ? 7 : 2
    await sql`
      insert into message_recipient (message_id, person_id, created_at, unread, read_at)
      select m.id, p.id, m.created_at, not n.read, case when n.read then m.created_at + interval '3 hours' end
      from message m
      join subscription s on s.community_id = m.community_id and s.left_at is null and s.seen
      join person p on p.id = s.person_id and not p.owner,
      lateral (select p.id <> ${MEMBER.id} and ('x' || right(p.id::text, 2))::bit(8)::integer % 10 < ${readers}::integer
        or p.id = ${MEMBER.id} and ${hoursAgo}::integer > 24 as read) n
      where m.id = ${id}`.execute(tx)
  }
  await sql`
    update message set recipients = c.recipients, readers = c.readers, mails = c.recipients, mails_sent = c.recipients
    from (select message_id, count(*) as recipients, count(read_at) as readers from message_recipient group by 1) c
    where message.id = c.message_id`.execute(tx)
  await sql`
    insert into delivery (kind, subject_id, person_id, state, tries, at)
    select 'message', message_id, person_id, 'sent', 1, created_at from message_recipient`.execute(tx)
}
