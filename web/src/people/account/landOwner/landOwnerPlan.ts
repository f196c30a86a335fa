import { Organization, Register } from '@fieldfare/shared/account.ts'
import { CommunityData } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { z } from 'zod'
import { tagsOf } from '../../../platform/form/tags.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { drawnFields } from '../../../map/wizard/drawnDraft.ts'
import type { WizardPlan } from '../../../map/wizard/wizardPlan.ts'
import { paths } from '../../../platform/paths.ts'

/** The key of the draft. It is always the same, so that a device has one registration at a time and continues it. */
export const DRAFT_KEY = 'new'

const text = z.string().catch('')

/** The draft of a land owner's registration: the person and their first community. */
export const LandOwnerDraft = z.object({
  ...drawnFields,
  /** The id of the new person, the same for every attempt to send. */
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

/** Returns the registration call's input about the community, without the shape. */
export const landData = ({ title, description, tags }: LandOwnerDraft) => ({ title, description, tags: tagsOf(tags) })

const PERSON = ['name', 'organization', 'email', 'password'] as const

function personIssues(draft: LandOwnerDraft): Issue[] {
  const { name, email, password, agree, organization } = draft
  return [
    ...emptyOf(draft, PERSON),
    // The form has no field for the language; any value passes the check.
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
    // These fields are never stored in a draft, so this step asks for them again.
    { name: 'finalize', asks: ['password', 'agree'] },
  ],
  check: (draft) => [...personIssues(draft), ...issuesFrom(CommunityData, landData(draft))],
  secrets: ['password', 'agree'],
}
