import { APP_VERSION } from '@fieldfare/shared/version.ts'
import type { Config } from '../config.ts'

/** Returns the headers that tell external services the site that asks and its contact address, as their terms require. */
export const upstreamHeaders = ({
  PUBLIC_URL,
  SUPPORT_ADDRESS,
}: Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>): Record<string, string> => ({
  'user-agent': `Fieldfare/${APP_VERSION} (${[PUBLIC_URL, SUPPORT_ADDRESS].filter(Boolean).join('; ')})`,
  referer: `${PUBLIC_URL}/`,
})
