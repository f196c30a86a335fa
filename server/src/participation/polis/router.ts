import type { Page } from '@fieldfare/shared/page.ts'
import type { PolisFrame, PolisView } from '@fieldfare/shared/polis.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { frameOf } from './frame.ts'
import { polisPage, polisView } from './rows.ts'

/** A community's conversations, newest first. */
const of = read('polis.see', z.strictObject({ communityId: Id, ...PageInput })).query(
  async ({ input: { communityId, ...page }, ctx }): Promise<Page<PolisView>> => {
    await membershipOf(ctx.db, communityId, ctx.who)
    return polisPage(ctx.db, communityId, ctx.who, page)
  },
)

const one = read('polis.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<PolisView> =>
  orNotFound(await polisView(ctx.db, input.id, ctx.who)),
)

/** Where the reader opens it on the polis site; null without one. */
const frame = read('polis.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<PolisFrame | null> =>
  frameOf(ctx.db, ctx, orNotFound(await polisView(ctx.db, input.id, ctx.who))),
)

export const polisFeed = t.router({ of, one, frame })
