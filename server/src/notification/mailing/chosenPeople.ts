import { AppError } from '@fieldfare/shared/errors.ts'
import { BAD_SHOWN, type Either, MAILING_MAX, type MailingFilter } from '@fieldfare/shared/mailing.ts'
import { Email } from '@fieldfare/shared/account.ts'
import { type RawBuilder, sql } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The people whom an admin chose as readers: by id, by a filter, or by a list of e-mail addresses. */
export interface ChosenPeople {
  userIds?: string[] | undefined
  filter?: MailingFilter | undefined
  addresses?: string | undefined
}

export interface AddressList {
  emails: string[]
  bad: number
  badShown: string[]
}

const NAMED = /^[^<>]*<([^<>]+)>$/

/** Reads the e-mail addresses in a list, each once, and the entries that are not addresses. @throws bad-input above MAILING_MAX */
export function readAddresses(list: string): AddressList {
  const emails = new Set<string>()
  const invalid: string[] = []
  for (const piece of list.split(/[\r\n,;\t]+/)) {
    const entry = piece.trim().replace(/^"(.*)"$/, '$1')
    if (!entry) continue
    const { data } = Email.safeParse(NAMED.exec(entry)?.[1] ?? entry)
    if (data) emails.add(data)
    else invalid.push(entry)
  }
  if (emails.size > MAILING_MAX)
    throw new AppError('bad-input', [{ path: ['data', 'addresses'], key: 'tooMany', params: { max: MAILING_MAX } }])
  return {
    emails: [...emails],
    bad: invalid.length,
    badShown: invalid.slice(0, BAD_SHOWN).map((each) => each.slice(0, 100)),
  }
}

const either = (choice: Either, fact: RawBuilder<boolean>) =>
  choice === 'any' ? sql<boolean>`true` : choice === 'yes' ? fact : sql<boolean>`not ${fact}`

function matches({ languages, communityId, areas, finished, owners }: MailingFilter): RawBuilder<boolean> {
  return sql`
    ${languages.length > 0 ? sql`p.locale = any(${languages}::text[])` : sql`true`}
    and ${
      communityId
        ? sql`exists (select from subscription s where s.community_id = ${communityId} and s.person_id = p.id and s.left_at is null)`
        : sql`true`
    }
    and ${either(areas, sql`exists (select from area a where a.created_by = p.id and a.deleted_at is null)`)}
    and ${either(finished, sql`p.finished_register`)}
    and ${either(owners, sql`p.owner`)}`
}

/** SQL of the chosen people with a confirmed e-mail address; `willing` tells whether a person wants such mails. */
function candidates({ userIds, filter }: ChosenPeople, emails: string[]): RawBuilder<{ id: string; willing: boolean }> {
  const chosen = userIds
    ? sql`p.id = any(${userIds}::uuid[])`
    : filter
      ? matches(filter)
      : sql`u.email = any(${emails}::text[])`
  return sql`
    select p.id, p.messages = 'mail' as willing from person p join auth."user" u on u.id = p.id
    where u."emailVerified" and ${isInUse('p')} and p.leaving_at is null and ${chosen}`
}

export interface PeopleCount extends Omit<AddressList, 'emails'> {
  count: number
  listed: number
  unknown: number
  unwilling: number
}

/** Counts the people whom a mailing would reach now, and the chosen people and addresses it would not reach. */
export async function countChosen(db: Tx, chosen: ChosenPeople): Promise<PeopleCount> {
  const { emails, bad, badShown } = readAddresses(chosen.addresses ?? '')
  const { rows } = await sql<{ count: number; unwilling: number }>`
    select count(*) filter (where willing)::integer as count, count(*) filter (where not willing)::integer as unwilling
    from (${candidates(chosen, emails)}) candidate`.execute(db)
  const { count, unwilling } = rows[0] ?? { count: 0, unwilling: 0 }
  const listed = chosen.filter ? 0 : new Set(chosen.userIds ?? emails).size
  return { count, unwilling, listed, unknown: Math.max(0, listed - count - unwilling), bad, badShown }
}

/**
 * Queues one mail to each person whom a mailing reaches. If mails are redirected, only the first person's mail is sent.
 * @returns the number of mails
 */
export async function addRecipients(
  db: Tx,
  mailingId: string,
  chosen: ChosenPeople,
  redirectedTo: string | null,
): Promise<number> {
  const { emails } = readAddresses(chosen.addresses ?? '')
  const { rows } = await sql<{ count: number }>`
    with added as (
      insert into delivery (kind, subject_id, person_id, redirected_to, state)
      select 'mailing', ${mailingId}::uuid, id, ${redirectedTo}::text,
        case when ${redirectedTo}::text is not null and row_number() over (order by id) > 1 then 'none' else 'waiting' end
      from (${candidates(chosen, emails)}) candidate where willing order by id
      returning 1
    ), queued as (select count(*)::integer as count from added)
    update mailing set mails = queued.count from queued where id = ${mailingId} returning queued.count`.execute(db)
  return rows[0]?.count ?? 0
}
