import { WelcomeIn } from '@fieldfare/shared/welcome.ts'
import { read } from '../../platform/call/call.ts'
import type { Noun } from '../../platform/noun.ts'
import { shownWelcome } from './shownWelcome.ts'
import { stillRoutes } from './stillRoutes.ts'

/**
 * Returns an area for the welcome page and the site's totals. It checks the area at each call, so it never returns one that was withdrawn
 * before.
 */
const shown = read('area.see', WelcomeIn).query(({ input: { locale }, ctx: { deps } }) => shownWelcome(deps, locale, 0))

export const welcomeNoun = {
  calls: { feed: { welcome: { shown } } },
  serve: ({ http, deps, dist }) => stillRoutes(http, deps, dist).close,
} satisfies Noun
