import type { Me } from '@fieldfare/shared/account.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import { api } from '../api/client.ts'
import { logError } from '../api/log.ts'
import { keys, queryClient } from '../api/queries.ts'
import { currentLocale, onLocaleChosen, showLocale } from '../i18n/i18n.ts'

/** The language that a guest chose on this visit. It takes precedence over that of the account. */
let chosen: Locale | null = null

// The device shows and keeps the choice already. If the call fails, the account follows at the next choice.
async function save(locale: Locale): Promise<void> {
  try {
    queryClient.setQueryData(keys.me, await api.user.update.mutate({ profile: { locale } }))
  } catch (error) {
    logError(error)
  }
}

/** Saves every language that a person chooses from now on to their account. */
export function keepLocaleOnAccount(): void {
  onLocaleChosen((locale) => {
    if (queryClient.getQueryData<Me | null>(keys.me)) void save(locale)
    else chosen = locale
  })
}

/** Called after signing in: shows the account's language, or saves to the account the one that was just chosen. */
export async function settleLocale(me: Me): Promise<void> {
  const wanted = chosen
  chosen = null
  if (wanted && wanted !== me.locale) await save(wanted)
  else if (me.locale !== currentLocale()) await showLocale(me.locale)
}
