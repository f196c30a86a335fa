import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import { ask } from './ask.ts'
import { withCallName } from './client.ts'
import { read } from './read.ts'
import { useOnce } from './useLive.ts'

export const CONFIG_ADDRESS = '/api/config'

/** Fetches the configuration that this server gives browsers, such as map styles, the support e-mail address and feature switches. */
export async function fetchPublicConfig(): Promise<PublicConfig> {
  const answer = await ask(CONFIG_ADDRESS)
  if (!answer.ok) throw new Error(`configuration answered ${answer.status}`)
  return answer.json()
}

/** The configuration, which is fetched once a visit. */
export const publicConfig = read(withCallName(CONFIG_ADDRESS, fetchPublicConfig), { staleTime: Infinity })
export const usePublicConfig = (): PublicConfig | undefined => useOnce(publicConfig).data
