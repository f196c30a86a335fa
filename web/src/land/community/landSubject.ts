import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ThumbnailSubject } from '@fieldfare/shared/thumbnail.ts'

/** The server's picture of a community's land; null while others do not see the community. */
export const landSubject = ({
  id,
  version,
  mine,
}: Pick<CommunityView, 'id' | 'version' | 'mine'>): ThumbnailSubject | null =>
  mine?.hidden ? null : { kind: 'communities', id, version }
