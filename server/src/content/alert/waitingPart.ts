import type { Answerable, WaitingItem, WaitingPart } from '@fieldfare/shared/waiting.ts'
import type { RawBuilder } from 'kysely'
import type { Page } from '@fieldfare/shared/page.ts'
import type { PageRequest } from '../../platform/call/page.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The part of the overview of what waits for a person (such as open polls) that one noun (feature) contributes. */
export interface Waits {
  part: WaitingPart
  /** Reads a page of the waiting items, of one community if `communityId` is given. */
  page(db: Tx, who: Session, request: PageRequest, communityId?: string): Promise<Page<WaitingItem>>
  answering?: Answering
}

/** The functions of a part whose items can be answered directly in the overview. */
export interface Answering {
  /** Reads items of the part as `who` sees them; leaves out items deleted meanwhile. */
  views(db: Tx, who: Session, items: readonly WaitingItem[]): Promise<Answerable[]>
  /** Reads the first of a community's items that take answers, as the community's owner sees it. */
  openIn(db: Tx, who: Session, communityId: string): Promise<Answerable[]>
  /** SQL of the number of items that people other than the owner added to the owner's communities since an instant. */
  came?(communityIds: readonly string[], since: Date, ownerId: string): RawBuilder<number>
}

declare module '../../platform/noun.ts' {
  interface Noun {
    waits?: Waits
  }
}

let registered: readonly Waits[] = []

/** Registers the parts of the overview. Called once, by server/src/nouns.ts, so that the overview imports no noun (feature). */
export function registerParts(parts: readonly Waits[]): void {
  registered = parts
}

export const allParts = (): readonly Waits[] => registered

/** A row from which an item on a part's page is made. */
export interface WaitingRow {
  id: string
  title: string
  community: string
  at: Date | null
  count?: number | null
}

export const waitingItem =
  (path: (id: string) => string) =>
  ({ id, title, community, at, count = null }: WaitingRow): WaitingItem => ({
    id,
    title,
    community,
    path: path(id),
    at: at?.toISOString() ?? null,
    count,
  })
