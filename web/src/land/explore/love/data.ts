import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { keys } from '../../../platform/api/queries.ts'

/** When the love map was counted, and its years. */
export const useLoveFacts = () => useQuery({ queryKey: keys.loveMap, queryFn: () => api.feed.loveMap.release.query() })
