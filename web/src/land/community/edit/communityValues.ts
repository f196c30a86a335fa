import { type CommunityView, EditCommunity } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { tagsOf } from '../../../platform/form/tags.ts'

/** The words that describe a community, as its form holds them: tags as one text with commas. */
export type CommunityWords = { title: string; description: string; organization: string; tags: string }

export const communityWords = ({
  title,
  description,
  organization,
  tags,
}: Omit<CommunityWords, 'tags'> & Pick<CommunityView, 'tags'>): CommunityWords => ({
  title,
  description,
  organization,
  tags: tags.join(', '),
})

/** The call's input for the changed words. */
export const wordsChange = ({ tags, ...texts }: Partial<CommunityWords>) => ({
  ...texts,
  ...(tags !== undefined && { tags: tagsOf(tags) }),
})

/** Finds the faults in the words. */
export const wordsIssues = (id: string, words: CommunityWords): Issue[] =>
  issuesFrom(EditCommunity, { id, ...wordsChange(words) })
