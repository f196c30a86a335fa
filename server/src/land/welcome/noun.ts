import { WelcomeIn } from '@fieldfare/shared/welcome.ts'
import { read } from '../../platform/call/call.ts'
import type { Noun } from '../../platform/noun.ts'
import { shownWelcome } from './shownWelcome.ts'
import { stillRoutes } from './stillRoutes.ts'

/**
 * Returns the site's totals, and an area for the welcome page. The area is checked at each call, so that an area that was withdrawn before
 * is never returned.
 */
const shown = read('area.see', WelcomeIn).query(({ input: { locale }, ctx: { deps } }) => shownWelcome(deps, locale, 0))

export const welcomeNoun = {
  calls: { feed: { welcome: { shown } } },
  serve: ({ http, deps, dist }) => stillRoutes(http, deps, dist).close,
} satisfies Noun
