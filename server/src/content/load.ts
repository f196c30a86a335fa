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

/** A piece of content, locked for a write on it. */
interface Options {
  /** Finds deleted content, too, for callers who may delete it. */
  deleted?: boolean
  /** False for writes that do not change its row. */
  lock?: boolean
  /** Locks what it lies in as well: for writes that the parent's row counts. */
  lockParent?: boolean
  /** The write decides about reports: somebody other than the creator does so where there is somebody. */
  decides?: boolean
}

/**
 * Loads a piece of content with what rights on it depend on, locked until the transaction ends.
 * @throws not-found when it is not there, lies elsewhere than in `parentId`, is deleted, or the caller may not know of it
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
  // The action's own rule refuses an address that is not verified.
  const member = can(actionOf(ref.kind, 'see'), { ...facts, who: { ...who, verified: true } })
  if (factsOf(ref.kind).membersOnly && !member) throw new AppError('not-found')
  return { facts, thing: { ...row, ref: { kind: ref.kind, id: row.id, parentId: row.parent_id }, community } }
}

type SharedVerb = 'see' | 'delete' | 'restore' | 'report'

/** The action of access.ts for what every kind has. */
export const actionOf = (kind: ContentKind, verb: SharedVerb): Action => `${kind}.${verb}`

/** Returns a `load` for `writeOn` that loads the content named by an input. */
export const loads =
  <I>(kind: Kind, refOf: (input: I) => { id: string; parentId?: string }, options?: Options) =>
  (db: Tx, input: I, who: Session) =>
    lockContent(db, { kind: kind.kind, ...refOf(input) }, who, options)

/** Loads, for `writeOn`, the community that content is added to; the thing is its id. */
export async function loadsCommunity(db: Tx, { communityId }: { communityId: string }, who: Session) {
  return { facts: { community: await membershipOf(db, communityId, who) }, thing: communityId }
}

/**
 * Returns whether a call repeats one that this person made before: it is answered as the first time.
 * @param placeId what it lies in: its parent, or the community
 * @throws conflict when somebody else made it, or the person in another place
 */
export async function isRetry(db: Tx, kind: Kind, id: string, who: Session, placeId: string): Promise<boolean> {
  const place = kind.parent?.column ?? 'community_id'
  const { rows } = await sql<{ created_by: string; place: string }>`
    select created_by, ${sql.ref(place)} as place from ${sql.table(kind.kind)} where id = ${id}`.execute(db)
  const [first] = rows
  if (first && (first.created_by !== who.id || first.place !== placeId)) throw new AppError('conflict')
  return first !== undefined
}
