import type { LoveMapFacts } from '@fieldfare/shared/loveMap.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { read } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { lastRelease } from './rows.ts'

/** When the love map was released last, and the years it tells apart; the cells themselves are tiles. */
const release = read('area.see', NoArgs).query(({ ctx }): Promise<LoveMapFacts> => lastRelease(ctx.db))

export const loveMapFeed = t.router({ release })
