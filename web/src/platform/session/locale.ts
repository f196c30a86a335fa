import type { Me } from '@fieldfare/shared/account.ts'
import { isLocale, type Locale } from '@fieldfare/shared/locale.ts'
import { api } from '../api/client.ts'
import { logError } from '../api/log.ts'
import { keys, putAnswer, queryClient } from '../api/queries.ts'
import { onLocaleChosen, showLocale } from '../i18n/i18n.ts'
import { currentLocale } from '../i18n/translation.ts'

/** The language that a guest chose on this visit. It takes precedence over the language of the account. */
let guestLocale: Locale | null = null

/** The key in `localStorage` of a language that the signed-in person chose and the server has not confirmed. */
const UNSAVED_KEY = 'locale-unsaved'

/** Saves the language on the account. If a lost connection or a closed page interrupts that, `saveLocaleAgain` saves it later. */
async function save(locale: Locale): Promise<void> {
  localStorage.setItem(UNSAVED_KEY, locale)
  try {
    putAnswer<Me>(keys.me, await api.user.update.mutate({ profile: { locale } }))
    // The person may have chosen another language meanwhile.
    if (localStorage.getItem(UNSAVED_KEY) === locale) localStorage.removeItem(UNSAVED_KEY)
  } catch (error) {
    logError(error)
  }
}

/** Saves an unsaved language. Called when the server answers who is signed in: after each start, and when the connection is back. */
export function saveLocaleAgain({ locale }: Me): void {
  const unsaved = localStorage.getItem(UNSAVED_KEY)
  if (isLocale(unsaved) && unsaved !== locale) void save(unsaved)
  else localStorage.removeItem(UNSAVED_KEY)
}

/** Saves every language that a person chooses from now on to their account. */
export function keepLocaleOnAccount(): void {
  onLocaleChosen((locale) => {
    if (queryClient.getQueryData<Me | null>(keys.me)) void save(locale)
    else guestLocale = locale
  })
}

/** Called after signing in: shows the account's language, or saves to the account the language that was just chosen. */
export async function settleLocale(me: Me): Promise<void> {
  const chosen = guestLocale
  guestLocale = null
  // A choice that another person made on this device is not for this account.
  localStorage.removeItem(UNSAVED_KEY)
  if (chosen && chosen !== me.locale) await save(chosen)
  else if (me.locale !== currentLocale()) await showLocale(me.locale)
}
