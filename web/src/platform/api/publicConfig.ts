import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from './ask.ts'

/** What this server offers browsers: addresses, and whether there is a mailbox to look into. */
export async function fetchPublicConfig(): Promise<PublicConfig> {
  const answer = await ask('/api/config')
  if (!answer.ok) throw new Error(`configuration answered ${answer.status}`)
  return answer.json()
}

/** Asked once a visit. */
export const publicConfigQuery = { queryKey: ['config'], queryFn: fetchPublicConfig, staleTime: Infinity }
export const usePublicConfig = (): PublicConfig | undefined => useQuery(publicConfigQuery).data
