import type { Action } from '@fieldfare/shared/access.ts'
import type { Author, ContentRef } from '@fieldfare/shared/content.ts'
import { NAMED_TOGETHER } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type RawBuilder, sql } from 'kysely'
import { assertCan } from '../platform/call/call.ts'
import type { TransactionContext } from '../platform/call/transaction.ts'
import type { Session } from '../platform/session/session.ts'
import { byName, paged, type PageRequest } from '../platform/call/page.ts'
import { asAuthor } from '../platform/db/author.ts'
import type { Tx } from '../platform/db/tables.ts'
import { type Kind, kindOf, type Participants } from './kind.ts'
import { lockContent } from './load.ts'

// The owner of the community may read the names of voters and givers, but not what each of them voted or gave. Counts
// are exact and live, so a name that appears or disappears at the moment of one vote or gift would reveal whose it was.

/** The effect of a vote or a gift on the list of named people: names were added, or removed. */
export interface Naming {
  added: boolean
  removed: boolean
}

/**
 * Adds participants to the list of named people once NAMED_TOGETHER of them are not named yet, and removes former participants once
 * there are as many of these. The owner, who knows the own vote or gift, counts as neither. Called after each vote or gift, with the content
 * locked; publishes a change to the owner's open screens.
 */
export async function nameTogether(
  { db, publishMine }: Pick<TransactionContext, 'db' | 'publishMine'>,
  kind: Kind,
  { id, community_id }: { id: string; community_id: string },
): Promise<Naming> {
  const { rows } = await sql<Naming & { owner: string }>`
    with owner as (select created_by as id from community where id = ${community_id}),
      named as (select person_id, shown from named_person where ${isOf(kind, id)}),
      present as (select p.person_id from (${participantsOf(kind).of(id)}) p
        join person on person.id = p.person_id and person.deleted_at is null),
      gone as (select n.person_id from named n join person on person.id = n.person_id and person.deleted_at is null
        where n.shown and n.person_id not in (select person_id from present)),
      added as (
        insert into named_person (subject_kind, subject_id, person_id)
        select ${kind.kind}, ${id}::uuid, person_id from present
        where person_id not in (select person_id from named where shown)
          and ${isGroup(sql`present where person_id not in (select person_id from named)`)}
        on conflict (subject_kind, subject_id, person_id) do update set shown = true
        returning 1),
      removed as (
        update named_person set shown = false
        where ${isOf(kind, id)} and person_id in (select person_id from gone) and ${isGroup(sql`gone where true`)}
        returning 1)
    select owner.id as owner, exists (select from added) as added, exists (select from removed) as removed from owner`.execute(
    db,
  )
  const [{ owner, added, removed } = { owner: '', added: false, removed: false }] = rows
  if (added || removed) publishMine(owner, 'content')
  return { added, removed }
}

const isOf = ({ kind }: Kind, id: string) => sql`subject_kind = ${kind} and subject_id = ${id}::uuid`
const isGroup = (people: RawBuilder<unknown>) => sql`
  (select count(*) from ${people} and person_id <> (select id from owner)) >= ${sql.lit(NAMED_TOGETHER)}`

function participantsOf({ kind, participants }: Kind): Participants {
  if (!participants) throw new Error(`Nobody takes part in a ${kind}`)
  return participants
}

/**
 * Reads the named people of content, or all participants once it has ended, ordered by name, so that neither their
 * choices nor the order of their votes can be derived.
 * @throws forbidden without the right to `action`
 */
export async function readNames(
  db: Tx,
  who: Session,
  action: Action,
  ref: Omit<ContentRef, 'parentId'> & { parentId?: string | null },
  page: PageRequest,
): Promise<Page<Author>> {
  const { facts } = await lockContent(db, ref, who, { lock: false })
  assertCan(action, { ...facts, who })
  const kind = kindOf(ref.kind)
  const { of, ended = () => sql<boolean>`false` } = participantsOf(kind)
  return paged(
    db
      .selectFrom('person')
      .innerJoin('auth.user as user', 'user.id', 'person.id')
      .select(['person.id', 'user.name', asAuthor('person.id').as('person')])
      .where('person.deleted_at', 'is', null)
      .where(
        sql<boolean>`person.id in (
          select person_id from named_person where ${isOf(kind, ref.id)} and shown and not ${ended(ref.id)}
          union all select p.person_id from (${of(ref.id)}) p where ${ended(ref.id)})`,
      ),
    byName('user.name', 'person.id'),
    page,
    ({ person }) => person,
  )
}
