import { type Action, can, type Facts } from '@fieldfare/shared/access.ts'
import type { ContentRef } from '@fieldfare/shared/content.ts'
import { type ContentKind, factsOf } from '@fieldfare/shared/kinds.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Session } from '../platform/session/session.ts'
import { membershipOf } from './membership/membership.ts'
import { othersDecideThan } from './membership/deciders.ts'
import type { Tx } from '../platform/db/tables.ts'
import { contentRow, type Kind, kindOf, type LockedContent } from './kind.ts'

/** Options for locking a piece of content for a write. */
interface Options {
  /** True to find deleted content, too, for callers who may delete it. */
  deleted?: boolean
  /** False for writes that do not change the content's row. */
  lock?: boolean
  /** True to lock the parent as well, for writes that change a count in the parent's row. */
  lockParent?: boolean
  /** True for decisions about reports, which the content's creator may make only if nobody else can. */
  decides?: boolean
}

/**
 * Loads a piece of content with the facts that rights on it depend on, locked until the transaction ends.
 * @throws not-found if it does not exist, is deleted, has a parent other than `parentId`, or the caller may not see it
 */
export async function lockContent(
  db: Tx,
  ref: Omit<ContentRef, 'parentId'> & { parentId?: string | null },
  who: Session,
  { deleted = false, lock = true, lockParent = false, decides = false }: Options = {},
): Promise<{ facts: Omit<Facts, 'who'>; thing: LockedContent }> {
  const row = await contentRow(db, kindOf(ref.kind), ref.id, lock && (lockParent ? 'with parent' : 'alone'))
  if (!row || (ref.parentId != null && ref.parentId !== row.parent_id)) throw new AppError('not-found')
  const community = await membershipOf(db, row.community_id, who)
  const isOwn = decides && row.created_by === who.id
  const othersDecide = isOwn && (await othersDecideThan(db, row.community_id, who.id))
  const facts = { creatorId: row.created_by, removerId: row.deleted_by, othersDecide, community }
  const findable = deleted && can(actionOf(ref.kind, 'delete'), { ...facts, who })
  if (row.parent_deleted || (row.deleted_at !== null && !findable)) throw new AppError('not-found')
  // Unverified people are refused later, by the action's own rule.
  const member = can(actionOf(ref.kind, 'see'), { ...facts, who: { ...who, verified: true } })
  if (factsOf(ref.kind).membersOnly && !member) throw new AppError('not-found')
  return { facts, thing: { ...row, ref: { kind: ref.kind, id: row.id, parentId: row.parent_id }, community } }
}

type SharedVerb = 'see' | 'delete' | 'restore' | 'report'

/** Returns the action of access.ts for a verb that every kind has. */
export const actionOf = (kind: ContentKind, verb: SharedVerb): Action => `${kind}.${verb}`

/** Makes a `load` function for `writeOn` that loads and locks the content given by a call's input. */
export const loads =
  <I>(kind: Kind, refOf: (input: I) => { id: string; parentId?: string }, options?: Options) =>
  (db: Tx, input: I, who: Session) =>
    lockContent(db, { kind: kind.kind, ...refOf(input) }, who, options)

/** Loads, for `writeOn`, the community that content is added to; `thing` is the community's id. */
export async function loadsCommunity(db: Tx, { communityId }: { communityId: string }, who: Session) {
  return { facts: { community: await membershipOf(db, communityId, who) }, thing: communityId }
}

/**
 * Tells whether a call repeats an earlier one of this person: the content with this id exists already.
 * @param placeId the id of its parent, or of its community
 * @throws conflict if another person made that content, or it is in another parent or community
 */
export async function isRetry(db: Tx, kind: Kind, id: string, who: Session, placeId: string): Promise<boolean> {
  const place = kind.parent?.column ?? 'community_id'
  const { rows } = await sql<{ created_by: string; place: string }>`
    select created_by, ${sql.ref(place)} as place from ${sql.table(kind.kind)} where id = ${id}`.execute(db)
  const [first] = rows
  if (first && (first.created_by !== who.id || first.place !== placeId)) throw new AppError('conflict')
  return first !== undefined
}
