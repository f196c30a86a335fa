import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { keys } from '../../api/queries.ts'

/** When the love map was counted, and its years. */
export const useLoveFacts = () => useQuery({ queryKey: keys.loveMap, queryFn: () => api.feed.loveMap.release.query() })
