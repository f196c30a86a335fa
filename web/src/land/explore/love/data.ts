import { api } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'

/** The time at which the love map was counted, and its years. */
export const loveFacts = read(api.feed.loveMap.release.query)
