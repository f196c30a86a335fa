import { AppError } from '@fieldfare/shared/errors.ts'
import { AskWaiting, type Waiting, WAITING_FIRST, type WaitingItem } from '@fieldfare/shared/waiting.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { readMine } from '../../platform/call/call.ts'
import { allParts } from '../../content/alert/waitingPart.ts'

/** Reads what waits for the caller: the first few items of each part, with one SQL statement per part. */
export const first = readMine('alert.use', NoArgs).query(async ({ ctx: { db, who } }): Promise<Waiting> => {
  const pages = await Promise.all(
    allParts().map(async ({ part, page }) => [part, await page(db, who, { limit: WAITING_FIRST })] as const),
  )
  return Object.fromEntries(pages) as Waiting
})

/** Reads a page of one part of what waits for the caller. */
export const part = readMine('alert.use', AskWaiting).query(
  ({ input: { part: asked, ...request }, ctx: { db, who } }): Promise<Page<WaitingItem>> => {
    const found = allParts().find((one) => one.part === asked)
    if (!found) throw new AppError('not-found')
    return found.page(db, who, request)
  },
)
