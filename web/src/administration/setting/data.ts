import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery, useChannel } from '../../platform/api/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'

const KV = { feed: 'KV' } as const

/** The settings that the reader may see, by key. */
export function useSettings() {
  useChannel(KV)
  return useQuery({ queryKey: keys.settings, ...liveQuery(KV, () => api.feed.KV.query()) })
}

export const useSaveSetting = () =>
  useMutation({
    mutationFn: (input: Inputs['saveKV']) => api.saveKV.mutate(input),
    onSuccess: () => readAgain({ queryKey: keys.settings }),
  })
