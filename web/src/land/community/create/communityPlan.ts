import { CommunityData } from '@fieldfare/shared/community.ts'
import { z } from 'zod'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { drawnFields } from '../../../map/wizard/drawnDraft.ts'
import type { WizardPlan } from '../../../map/wizard/wizardPlan.ts'
import { paths } from '../../../platform/paths.ts'
import { tagsOf } from '../../../platform/form/tags.ts'

const text = z.string().catch('')

/** The draft of a new community: its texts, and the shape of its land. */
export const CommunityDraft = z.object({
  ...drawnFields,
  title: text,
  organization: text,
  description: text,
  tags: text,
  system: z.boolean().catch(false),
})
export type CommunityDraft = z.output<typeof CommunityDraft>

/** Returns a draft whose organization, if it is empty, is that of the account. */
export function newCommunity({ organization }: { organization: string | null }, content: unknown): CommunityDraft {
  const draft = CommunityDraft.parse(content)
  return { ...draft, organization: draft.organization || (organization ?? '') }
}

/** Returns the input of the call that adds a community, without the shape. */
export const communityData = ({ title, organization, description, tags, system }: CommunityDraft) => ({
  title,
  organization,
  description,
  tags: tagsOf(tags),
  system,
})

export type CommunityStep = 'draw' | 'description' | 'finalize'

/** The plan of a new community: drawing its land, describing it, and checking all answers. */
export const communityPlan: WizardPlan<CommunityDraft, CommunityStep> = {
  kind: 'community',
  path: paths.createCommunity,
  draft: CommunityDraft,
  steps: [
    { name: 'draw', asks: ['shape'] },
    { name: 'description', asks: ['title', 'organization', 'description', 'tags', 'system'] },
    { name: 'finalize', asks: [] },
  ],
  check: (draft) => issuesFrom(CommunityData, communityData(draft)),
}
