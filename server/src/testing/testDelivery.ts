import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { deliverPiece } from '../content/delivery/deliverPiece.ts'
import type { Delivery } from '../content/delivery/delivery.ts'
import { readerOf } from '../content/delivery/readers.ts'
import type { Mail } from '../platform/mail/mailer.ts'
import { keptMails } from './keptMails.ts'
import type { World } from './world.ts'

/** A time so far in the future that no worker of the server handles the mails of these tests. */
export const LATER = Date.parse('2100-01-10T12:00:00Z')
export const MINUTE = 60_000

/** Makes a kind of mail whose only content is the reader's name, as its subject. */
export const plain = (change: Partial<Delivery> = {}): Delivery => ({
  kind: 'message',
  subjects: 'message',
  job: 'mailMessage',
  retries: 2,
  async tell({ deps }, mail) {
    const reader = await readerOf(deps.db.kysely, mail).executeTakeFirst()
    return reader && { reader, wanted: true, letter: async () => ({ subject: reader.name, text: '', html: '' }) }
  },
  ...change,
})

interface Waiting {
  /** The server's present time, which tests can change. */
  clock: { now: number }
  subjectId: string
  send(delivery: Delivery, refusal?: () => string | undefined): Promise<Mail[]>
  rows(): Promise<{ state: string; tries: number; error: string; due: string }[]>
}

/** Adds waiting mails about one subject to this many new people, whose names are '0', '1' and so on, in this order. */
export async function waiting(world: World, people: number): Promise<Waiting & { ids: string[] }> {
  const deps = { ...world.deps, config: { ...world.deps.config, MAIL_REDIRECT_TO: null } }
  const clock = { now: LATER }
  deps.now = () => clock.now
  const subjectId = randomUUID()
  const ids: string[] = []
  for (let index = 0; index < people; index++) ids.push((await world.make.member({ name: String(index) })).id)
  for (const person_id of ids)
    await deps.db.kysely
      .insertInto('delivery')
      .values({ kind: 'message', subject_id: subjectId, person_id, due_at: new Date(LATER), at: new Date(LATER) })
      .execute()
  return {
    clock,
    subjectId,
    ids,
    async send(delivery, refusal) {
      const { mails, mailer } = keptMails(refusal)
      while (await deliverPiece({ deps, mailer, delivery }));
      return mails
    },
    async rows() {
      const { rows } = await sql<{ state: string; tries: number; error: string; due: Date }>`
        select state, tries, error, due_at as due from delivery where subject_id = ${subjectId} order by id`.execute(
        deps.db.kysely,
      )
      return rows.map((row) => ({ ...row, due: row.due.toISOString() }))
    },
  }
}

export const subjects = (mails: Mail[]) => mails.map(({ subject }) => subject)
