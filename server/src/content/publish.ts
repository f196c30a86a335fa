import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { Effects } from '../platform/call/transaction.ts'

interface Changed {
  kind: ContentKind
  id: string
  parent_id: string | null
  community_id: string
}

/** Publishes that a piece of content changed; `counted` is true if the community's count of such content changed, too. */
export function publishContent(
  { publish }: Pick<Effects, 'publish'>,
  { kind, id, parent_id: parentId, community_id: communityId }: Changed,
  { counted = false } = {},
): void {
  publish({ name: 'content.changed', kind, id, communityId, parentId })
  if (counted && parentId === null) publish({ name: 'community.changed', id: communityId })
}
