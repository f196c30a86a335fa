import { Organization, Register } from '@fieldfare/shared/account.ts'
import { CommunityData } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { z } from 'zod'
import { tagsOf } from '../../../platform/form/tags.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { drawnFields } from '../../../map/wizard/drawnDraft.ts'
import type { WizardPlan } from '../../../map/wizard/wizardPlan.ts'
import { paths } from '../../../platform/paths.ts'

/** The key of the draft: one registration at a time, so that a second one on this device goes on with the first. */
export const DRAFT_KEY = 'new'

const text = z.string().catch('')

/** A registration on its way: the person, and their first community. */
export const LandOwnerDraft = z.object({
  ...drawnFields,
  /** The id of the person, the same for every try. */
  id: z.uuid().catch(() => crypto.randomUUID()),
  name: text,
  organization: text,
  email: text,
  password: text,
  agree: z.boolean().catch(false),
  title: text,
  description: text,
  tags: text,
})
export type LandOwnerDraft = z.output<typeof LandOwnerDraft>

/** The call's input about the community, without its shape. */
export const landData = ({ title, description, tags }: LandOwnerDraft) => ({ title, description, tags: tagsOf(tags) })

const PERSON = ['name', 'organization', 'email', 'password'] as const

function personIssues(draft: LandOwnerDraft): Issue[] {
  const { name, email, password, agree, organization } = draft
  return [
    ...emptyOf(draft, PERSON),
    // No field holds the language; any value passes the check.
    ...issuesFrom(Register, { name, email, password, agree, locale: 'en-us' }),
    ...issuesFrom(z.object({ organization: Organization }), { organization }),
  ]
}

export type LandOwnerStep = 'general' | 'draw' | 'description' | 'finalize'

/** The steps of registering an account together with its first community: general info, draw, description, finalize. */
export const landOwnerPlan: WizardPlan<LandOwnerDraft, LandOwnerStep> = {
  kind: 'landOwner',
  path: paths.landOwnerRegister,
  draft: LandOwnerDraft,
  steps: [
    { name: 'general', asks: [...PERSON, 'agree'] },
    { name: 'draw', asks: ['shape'] },
    { name: 'description', asks: ['title', 'description', 'tags'] },
    // Fields that are never kept with a draft are asked again.
    { name: 'finalize', asks: ['password', 'agree'] },
  ],
  check: (draft) => [...personIssues(draft), ...issuesFrom(CommunityData, landData(draft))],
  secrets: ['password', 'agree'],
}
