import { api } from '../../platform/api/client.ts'
import { liveRead } from '../../platform/api/read.ts'

/** The settings that the reader may see, by key. */
export const settings = liveRead(api.feed.KV.query, { feed: 'KV' })
