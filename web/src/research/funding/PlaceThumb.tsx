import type { FundablePlace } from '@fieldfare/shared/funding.ts'
import type { ThumbnailSize } from '@fieldfare/shared/thumbnail.ts'
import { Thumbnail } from '../../map/thumbnail/Thumbnail.tsx'

interface PlaceThumbProps {
  place: FundablePlace
  size: ThumbnailSize
}

/** A small map of a place in the budget: one of the person's areas, or the land of a community. */
export const PlaceThumb = ({ place: { kind, id, geometry, level }, size }: PlaceThumbProps) => (
  <Thumbnail
    of={{ kind: kind === 'area' ? 'areas' : 'communities', id }}
    own={kind === 'area'}
    size={size}
    geometry={geometry}
    level={level}
  />
)
