import { AskPlaces, type FundablePlace, type MyFunding } from '@fieldfare/shared/funding.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { NoArgs, PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { readMine } from '../../platform/call/call.ts'
import { areaPage, fundingView, placesOf } from './rows.ts'
import { requestsOf } from './pledgeRequests.ts'
import { studyOf } from './study.ts'

/** Reads the caller's budget, earnings in the study, and pledge requests. */
export const mine = readMine('funding.see', NoArgs).query(async ({ ctx: { db, who } }): Promise<MyFunding> => ({
  funding: await fundingView(db, who.id),
  study: await studyOf(db, who.id),
  requests: await requestsOf(db, who.id),
}))

/** Reads the caller's own areas, highest rating first. */
export const areas = readMine('funding.see', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<FundablePlace>> => areaPage(ctx.db, ctx.who.id, input),
)

/** Returns those of the given places (areas and communities) to which the caller may allot money. */
export const places = readMine('funding.see', AskPlaces).query(({ input, ctx }): Promise<FundablePlace[]> =>
  placesOf(ctx.db, ctx.who.id, input.places),
)
