import type { Noun } from '../../platform/noun.ts'
import { surveyLifecycle } from './lifecycle.ts'
import { surveyPages } from './pages.ts'
import { invitation, mine } from './readSurvey.ts'
import { introduced, opened, takePart } from './takePart.ts'

export const surveyNoun = {
  calls: { survey: { invitation, mine, opened, takePart, introduced } },
  lifecycle: surveyLifecycle,
  pages: surveyPages,
} satisfies Noun
