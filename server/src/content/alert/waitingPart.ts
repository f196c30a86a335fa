import type { Answerable, WaitingItem, WaitingPart } from '@fieldfare/shared/waiting.ts'
import type { RawBuilder } from 'kysely'
import type { Page } from '@fieldfare/shared/page.ts'
import type { PageRequest } from '../../platform/call/page.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** A noun's part of what waits for a person. */
export interface Waits {
  part: WaitingPart
  /** A page of it, in one community if that is named. */
  page(db: Tx, who: Session, request: PageRequest, communityId?: string): Promise<Page<WaitingItem>>
  answering?: Answering
}

/** A part whose items can be answered where they are read. */
export interface Answering {
  /** Reads items of the part as their reader sees them; those that were deleted meanwhile are left out. */
  views(db: Tx, who: Session, items: readonly WaitingItem[]): Promise<Answerable[]>
  /** The first open one in a community, as its owner sees it. */
  openIn(db: Tx, who: Session, communityId: string): Promise<Answerable[]>
  /** Counts what others added to communities since an instant, if that is news to their owner: SQL of a number. */
  came?(communityIds: readonly string[], since: Date, ownerId: string): RawBuilder<number>
}

declare module '../../platform/noun.ts' {
  interface Noun {
    waits?: Waits
  }
}

let registered: readonly Waits[] = []

/** Called once, by server/src/nouns.ts: the overview knows no noun by name. */
export function registerParts(parts: readonly Waits[]): void {
  registered = parts
}

export const allParts = (): readonly Waits[] => registered

/** A row of a part as its page. */
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
