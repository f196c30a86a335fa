import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import { ask } from './ask.ts'
import { withCallName } from './client.ts'
import { read } from './read.ts'
import { useOnce } from './useLive.ts'

export const CONFIG_ADDRESS = '/api/config'

/** Fetches what this server offers browsers: addresses, and whether there is a mailbox to look into. */
export async function fetchPublicConfig(): Promise<PublicConfig> {
  const answer = await ask(CONFIG_ADDRESS)
  if (!answer.ok) throw new Error(`configuration answered ${answer.status}`)
  return answer.json()
}

/** The configuration, which is fetched once a visit. */
export const publicConfig = read(withCallName(CONFIG_ADDRESS, fetchPublicConfig), { staleTime: Infinity })
export const usePublicConfig = (): PublicConfig | undefined => useOnce(publicConfig).data
