import { Organization, Register } from '@fieldfare/shared/account.ts'
import { CommunityData } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { tagsOf } from '../../form/tags.ts'
import { atField, emptyOf, issuesFrom } from '../../form/useForm.ts'

export const STEPS = ['general', 'draw', 'description', 'finalize'] as const
export type Step = (typeof STEPS)[number]

/** Everything that is typed in the wizard. */
export type LandValues = {
  name: string
  organization: string
  email: string
  password: string
  agree: boolean
  title: string
  description: string
  tags: string
}

const GENERAL = ['name', 'organization', 'email', 'password'] as const

/** What is wrong with what a step asks; the last step asks for everything. */
export function issuesOfStep(step: Step, values: LandValues): Issue[] {
  if (step === 'general') return generalIssues(values)
  if (step === 'description') return communityIssues(values)
  return step === 'finalize' ? [...generalIssues(values), ...communityIssues(values)] : []
}

/** The step on which a field stands. */
export function stepOfField(field: string | number | undefined): Step {
  if (field === 'title' || field === 'description' || field === 'tags') return 'description'
  return field === 'measure' || field === 'coordinates' ? 'draw' : 'general'
}

function generalIssues(values: LandValues): Issue[] {
  const { name, email, password, agree } = values
  const organization = issuesFrom(Organization, values.organization).map((issue) => ({
    ...issue,
    path: ['organization'],
  }))
  // The language is not typed; any will do for the check.
  return [
    ...emptyOf(values, GENERAL),
    ...issuesFrom(Register, { name, email, password, agree, locale: 'en-us' }),
    ...organization,
  ]
}

function communityIssues({ title, description, tags }: LandValues): Issue[] {
  return issuesFrom(CommunityData, { title, description, tags: tagsOf(tags) }).map(atField)
}
