import { api } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'

/** Tells whether the secret of a reset link is still valid. */
export const secretCheck = read(api.getPazzword.mutate, { staleTime: Infinity })

export const sessions = read(api.account.sessions.query)

/** Counts the things that are deleted with the account, and those that stay. Never cached. */
export const holdings = read(api.account.holdings.query, { staleTime: 0, gcTime: 0 })

/** Lists the codes with which map programs such as QGIS read the person's data. */
export const readTokens = read(api.readToken.list.query)
