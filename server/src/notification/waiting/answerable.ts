import {
  ANSWERABLE_MAX,
  type Answerable,
  type ToAnswer,
  WAITING_FIRST,
  WAITING_PARTS,
} from '@fieldfare/shared/waiting.ts'
import { type Answering, allParts } from '../../content/alert/waitingPart.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Session } from '../../platform/session/session.ts'

/** Reads the first items that wait for a person's answer, in one or all communities: one of each part before a second of any part. */
export async function toAnswer(db: Tx, who: Session, communityId?: string): Promise<ToAnswer> {
  const parts = answerable()
  const pages = await Promise.all(parts.map((part) => part.page(db, who, { limit: WAITING_FIRST }, communityId)))
  // The number of items read of each part.
  const taken = pages.map(() => 0)
  for (let turn = 0, left = ANSWERABLE_MAX; turn < WAITING_FIRST && left > 0; turn++)
    for (const [at, { items }] of pages.entries())
      if (left > 0 && items.length > turn) {
        taken[at] = turn + 1
        left--
      }
  const views = await Promise.all(
    parts.map(async ({ answering }, at) => answering?.views(db, who, pages[at]?.items.slice(0, taken[at]) ?? []) ?? []),
  )
  const items = Array.from({ length: ANSWERABLE_MAX }).flatMap((_, turn) => views.flatMap((list) => list[turn] ?? []))
  return { items, count: pages.reduce((sum, page) => sum + page.items.length, 0) }
}

/** Returns the parts whose items can be answered in the overview, in the order shown there. */
const answerable = () =>
  WAITING_PARTS.flatMap((name) => allParts().filter(({ part, answering }) => part === name && answering !== undefined))

export const answerings = (): Answering[] => answerable().flatMap(({ answering }) => answering ?? [])

/** Reads, for the owner of a community, its first open item of each kind that takes answers. */
export async function openHere(db: Tx, who: Session, communityId: string): Promise<Answerable[]> {
  return (await Promise.all(answerings().map((one) => one.openIn(db, who, communityId)))).flat()
}
