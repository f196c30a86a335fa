import { type CommunityView, EditCommunity } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { atField, issuesFrom } from '../../form/useForm.ts'
import { tagsOf } from '../../form/tags.ts'

/** What is said of a community, as its form holds it: tags with commas between them. */
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

/** What is sent of what was changed; what was not is left out. */
export const wordsChange = ({ tags, ...texts }: Partial<CommunityWords>) => ({
  ...texts,
  ...(tags !== undefined && { tags: tagsOf(tags) }),
})

/** What is wrong with the words, field by field. */
export const wordsIssues = (id: string, words: CommunityWords): Issue[] =>
  issuesFrom(EditCommunity, { id, ...wordsChange(words) }).map(atField)
