import type { LoveMapFacts } from '@fieldfare/shared/loveMap.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { read } from '../../platform/call/call.ts'
import { lastRelease } from './rows.ts'

/** Returns the time of the last release of the love map and the range of its years; the cells are served as tiles. */
const release = read('area.see', NoArgs).query(({ ctx }): Promise<LoveMapFacts> => lastRelease(ctx.db))

export const loveMapFeed = { release }
