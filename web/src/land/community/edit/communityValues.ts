import { type CommunityView, EditCommunity } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { tagsOf } from '../../../platform/form/tags.ts'

/** The texts that describe a community, as the form holds them: tags as one string with commas. */
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

/** Returns the call's input for the changed texts. */
export const wordsChange = ({ tags, ...texts }: Partial<CommunityWords>) => ({
  ...texts,
  ...(tags !== undefined && { tags: tagsOf(tags) }),
})

/** Lists the issues of the texts, by the server's schema. */
export const wordsIssues = (id: string, words: CommunityWords): Issue[] =>
  issuesFrom(EditCommunity, { id, ...wordsChange(words) })
