import { LEVELS } from '@fieldfare/shared/limits.ts'
import { invitationOf } from '../../people/campaign/rows.ts'
import type { ServedPage, ServedPages } from '../../platform/http/servedPage.ts'

/** A page that exists if the invitation in its URL exists. */
const invited: ServedPage = { words: async ({ db, parameter }) => ((await invitationOf(db, parameter)) ? {} : null) }

export const surveyPages: ServedPages = {
  surveyCreateArea: { words: async ({ parameter }) => (LEVELS.some((level) => level === parameter) ? {} : null) },
  welcomeInvited: invited,
  surveyContinueRegister: invited,
  surveyContinueFunding: invited,
  pblRegister: invited,
}
