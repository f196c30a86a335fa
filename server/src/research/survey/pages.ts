import { LEVELS } from '@fieldfare/shared/limits.ts'
import { invitationOf } from '../../people/campaign/rows.ts'
import type { ServedPage, ServedPages } from '../../platform/http/servedPage.ts'

/** A page that is there if its invitation is. */
const invited: ServedPage = { words: async ({ db, parameter }) => ((await invitationOf(db, parameter)) ? {} : null) }

export const surveyPages: ServedPages = {
  surveyCreateArea: { words: async ({ parameter }) => (LEVELS.some((level) => level === parameter) ? {} : null) },
  welcomeInvited: invited,
  surveyContinueRegister: invited,
  surveyContinueFunding: invited,
  pblRegister: invited,
}
