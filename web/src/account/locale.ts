import type { Me } from '@fieldfare/shared/account.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import { api } from '../api/client.ts'
import { logError } from '../api/log.ts'
import { keys, queryClient } from '../api/queries.ts'
import { currentLocale, onLocaleChosen, showLocale } from '../i18n/i18n.ts'

/** What a guest chose by hand on this visit: it counts more than what the account brings along. */
let chosen: Locale | null = null

// It is shown and kept on the device already; without an answer the account follows next time.
async function save(locale: Locale): Promise<void> {
  try {
    queryClient.setQueryData(keys.me, await api.user.update.mutate({ profile: { locale } }))
  } catch (error) {
    logError(error)
  }
}

/** From now on the language that a person chooses is kept on their account. */
export function keepLocaleOnAccount(): void {
  onLocaleChosen((locale) => {
    if (queryClient.getQueryData<Me | null>(keys.me)) void save(locale)
    else chosen = locale
  })
}

/** After signing in: shows the account's language, or gives the account the one that was just chosen. */
export async function settleLocale(me: Me): Promise<void> {
  const wanted = chosen
  chosen = null
  if (wanted && wanted !== me.locale) await save(wanted)
  else if (me.locale !== currentLocale()) await showLocale(me.locale)
}
