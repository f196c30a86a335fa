import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ThumbnailSubject } from '@fieldfare/shared/thumbnail.ts'

/** Returns the subject with which to request a thumbnail of a community's land; null while the community is hidden from others. */
export const landSubject = ({
  id,
  version,
  mine,
}: Pick<CommunityView, 'id' | 'version' | 'mine'>): ThumbnailSubject | null =>
  mine?.hidden ? null : { kind: 'communities', id, version }
