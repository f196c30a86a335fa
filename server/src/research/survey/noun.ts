import type { Noun } from '../../platform/noun.ts'
import { surveyAccountHooks } from './accountHooks.ts'
import { surveyPages } from './pages.ts'
import { invitation, mine } from './readSurvey.ts'
import { introduced, opened, takePart } from './takePart.ts'

export const surveyNoun = {
  calls: { survey: { invitation, mine, opened, takePart, introduced } },
  accountHooks: surveyAccountHooks,
  pages: surveyPages,
} satisfies Noun
