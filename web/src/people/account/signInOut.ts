import type { Me } from '@fieldfare/shared/account.ts'
import type { CallName } from '../../platform/api/client.ts'
import { forgetAnswers } from '../../platform/api/knownAnswers.ts'
import { reconnectLive } from '../../platform/api/live.ts'
import { logError } from '../../platform/api/log.ts'
import { CONFIG_ADDRESS } from '../../platform/api/publicConfig.ts'
import { keys, putAnswer, queryClient, readAgain } from '../../platform/api/queries.ts'
import { claimDrafts, clearDrafts, clearSentDrafts } from '../../platform/draft/draftSync.ts'
import { rememberVisitor } from '../../platform/shell/routing/visitor.ts'
import { forgetSavedForms } from '../../platform/form/savedForm.ts'
import { forgetSearches } from '../../map/search/recentSearches.ts'
import { forgetWalks } from '../../map/walk/walkStore.ts'
import { forgetClaimed } from '../../platform/session/deviceIntent.ts'
import { settleLocale } from '../../platform/session/locale.ts'
import { sessions } from './data.ts'

// These functions are not in data.ts: the first page loads that file to read who is signed in, so the file must stay small.

export const showMe = (me: Me): void => putAnswer<Me>(keys.me, me)

/** Names of the queries that do not depend on the session; `account.me` is set separately. */
const NOBODYS: ReadonlySet<unknown> = new Set(['account.me', CONFIG_ADDRESS, 'getPazzword'] satisfies (
  | CallName
  | typeof CONFIG_ADDRESS
)[])

// Cached answers belong to the previous person: the next person must not see them, not even for a moment.
async function changePerson(me: Me | null): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !NOBODYS.has(queryKey[0])
  await queryClient.cancelQueries()
  forgetAnswers()
  void import('../../platform/api/keptAnswers.ts').then(({ forgetKept }) => forgetKept(), logError)
  queryClient.setQueryData(keys.me, me)
  queryClient.removeQueries({ type: 'inactive', predicate })
  void queryClient.resetQueries({ type: 'active', predicate })
  rememberVisitor(me)
  reconnectLive()
}

/** Called after signing in: shows the person's language and assigns them the drafts that were made on this device as a guest. */
export async function enter(me: Me): Promise<void> {
  await changePerson(me)
  await settleLocale(me)
  claimDrafts().catch(logError)
}

/**
 * Called after signing out: removes the person's data from the device. `keep` leaves drafts and acts that were not sent to the server
 * yet; `delete` removes them, too.
 */
export async function leave(drafts: 'keep' | 'delete' = 'keep'): Promise<void> {
  const { clearActs } = await import('../../platform/outbox/outbox.ts')
  const clear = drafts === 'delete' ? clearDrafts : clearSentDrafts
  await Promise.all([clear().catch(logError), drafts === 'delete' && clearActs().catch(logError), forgetWalks()])
  // Done only now, since a form that is still mounted saves its edits again.
  forgetSavedForms()
  forgetSearches()
  forgetClaimed()
  await changePerson(null)
}

/** Called after the password was changed, which ends the person's other sessions. */
export function showFewerSessions(me: Me): void {
  showMe(me)
  readSessions()
}
export const readSessions = (): void => readAgain({ queryKey: sessions.key() })

/** The formats in which people can download their own areas, as file extensions. */
export const AREA_FILES = ['geojson', 'gpkg'] as const
export type AreaFile = (typeof AREA_FILES)[number]
