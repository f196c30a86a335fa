import type { Action, Membership } from '@fieldfare/shared/access.ts'
import { Reason, ReportReason } from '@fieldfare/shared/content.ts'
import {
  argumentsOf,
  type ContentAnswer,
  type ContentCallName,
  contentCall,
  type ContentInput,
  type ContentVerb,
} from '@fieldfare/shared/contentCalls.ts'
import type { KindViews } from '@fieldfare/shared/contentViews.ts'
import { type ContentKind, factsOf, type KINDS } from '@fieldfare/shared/kinds.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { args, Id, PageInput } from '@fieldfare/shared/schemas.ts'
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import { z } from 'zod'
import { assertCan, orNotFound, read, writeOn } from '../platform/call/call.ts'
import { lockingCaller } from '../platform/call/lockPerson.ts'
import type { PageRequest } from '../platform/call/page.ts'
import type { CallMeta } from '../platform/call/trpc.ts'
import type { Tx } from '../platform/db/tables.ts'
import type { Session } from '../platform/session/session.ts'
import { dismissReports, reportContent } from './contentReports.ts'
import type { ContentCtx, Kind } from './kind.ts'
import { actionOf, loads } from './load.ts'
import { membershipOf } from './membership/membership.ts'
import { deleteContent, restoreContent } from './removal.ts'

type Mutation<I, O> = TRPCMutationProcedure<{ input: I; output: O; meta: CallMeta }>
type Query<I, O> = TRPCQueryProcedure<{ input: I; output: O; meta: CallMeta }>

/** The calls (API procedures) of a kind of content, by their public names. */
export type ContentCalls<K extends ContentKind> = {
  [V in ContentVerb as ContentCallName<V, K>]: Mutation<ContentInput<K>[V], ContentAnswer<K>[V]>
}

/** Returns the input schema of a call. */
function inputOf(kind: ContentKind, verb: ContentVerb): z.ZodType<Record<string, string>> {
  const { id, parent, reason } = argumentsOf(kind, verb)
  const named = { [id]: Id, ...(parent !== null && { [parent]: Id }) }
  if (verb === 'delete') return args([id], { ...named, [reason]: Reason })
  if (verb === 'report') return args([id], { ...named, [reason]: ReportReason })
  return args([id], named)
}

/**
 * Makes the calls that every kind of content has. `delete` hides a piece of content, and the content inside it, until the purge;
 * `restore` shows both again. Both calls may be repeated. `report` adds at most one report per person; `unReport` dismisses the reports.
 */
export function contentCalls<K extends ContentKind>(kind: Kind<K>): ContentCalls<K> {
  const name = kind.kind
  const { tombstone } = factsOf(name)
  // The parent has a count of its contents, so it is locked first.
  const removable = { deleted: true, lockParent: true }
  const refOf = (verb: ContentVerb) => {
    const { id, parent } = argumentsOf(name, verb)
    return (input: Record<string, string>) => ({
      id: input[id] ?? '',
      ...(parent && { parentId: input[parent] ?? '' }),
    })
  }
  const reasonOf = (verb: ContentVerb, input: Record<string, string>) => input[argumentsOf(name, verb).reason] ?? ''
  const readView = async ({ db, thing, who }: ContentCtx) => orNotFound(await kind.view(db, thing.id, who))
  const callOn = (verb: ContentVerb, action: Action, options?: Parameters<typeof loads>[2]) =>
    [action, inputOf(name, verb), loads(kind, refOf(verb), options)] as const

  const [reporting, reportInput, loadReported] = callOn('report', actionOf(name, 'report'))
  const calls = {
    [contentCall('delete', name)]: writeOn(...callOn('delete', actionOf(name, 'delete'), removable)).mutation(
      async ({ input, ctx }) => {
        await deleteContent(ctx, reasonOf('delete', input))
        return tombstone ? readView(ctx) : { deleted: 1 as const, id: ctx.thing.id }
      },
    ),
    [contentCall('restore', name)]: writeOn(...callOn('restore', actionOf(name, 'restore'), removable)).mutation(
      async ({ ctx }) => {
        await restoreContent(ctx)
        return readView(ctx)
      },
    ),
    [contentCall('report', name)]: writeOn(reporting, reportInput, lockingCaller(loadReported)).mutation(
      async ({ input, ctx }) => {
        await reportContent(ctx, reasonOf('report', input))
        return { reported: true as const }
      },
    ),
    [contentCall('unReport', name)]: writeOn(...callOn('unReport', 'report.clear', { decides: true })).mutation(
      ({ ctx }) => dismissReports(ctx),
    ),
  }
  return calls as unknown as ContentCalls<K>
}

/** The reads of a kind of content: `of` a page of a community, `one` a single piece. */
export type ContentFeed<K extends ContentKind> = {
  of: Query<z.input<typeof AskOf>, Page<KindViews[K]>>
  one: Query<{ id: string }, KindViews[K]>
}

type Reader<K extends ContentKind> = (typeof KINDS)[K] extends { membersOnly: true } ? Session : Session | null
/** Reads a page of a kind's content in a community, as the reader sees it. */
export type ContentPage<K extends ContentKind> = (
  db: Tx,
  communityId: string,
  reader: Reader<K>,
  request: PageRequest,
  community: Membership,
) => Promise<Page<KindViews[K]>>

const AskOf = z.strictObject({ communityId: Id, ...PageInput })
const AskOne = z.strictObject({ id: Id })

/** Makes the reads of a kind of content: a page of a community, and a single piece; not-found for readers who may not see them. */
export function contentFeed<K extends ContentKind>(kind: Kind<K>, page: ContentPage<K>): ContentFeed<K> {
  const see = actionOf(kind.kind, 'see')
  const { membersOnly } = factsOf(kind.kind)
  // Membership can only be checked after the community is read.
  const ask = membersOnly ? (`${kind.kind}.ask` as Extract<Action, `${ContentKind}.ask`>) : see
  return {
    of: read(ask, AskOf).query(async ({ input: { communityId, ...request }, ctx: { db, who } }) => {
      const community = await membershipOf(db, communityId, who)
      assertCan(see, { who, community })
      return page(db, communityId, who as Reader<K>, request, community)
    }),
    one: read(ask, AskOne).query(async ({ input, ctx }) => orNotFound(await kind.view(ctx.db, input.id, ctx.who))),
  }
}
