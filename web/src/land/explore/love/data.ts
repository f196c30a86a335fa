import { api } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'

/** Reads the time at which the love map was last counted, and its first and last year. */
export const loveFacts = read(api.feed.loveMap.release.query)
