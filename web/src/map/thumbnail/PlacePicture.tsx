import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { thumbnailPixels } from '@fieldfare/shared/thumbnail.ts'
import { useState } from 'react'
import { Thumbnail, type ThumbnailProps } from './Thumbnail.tsx'
import classes from './Thumbnail.module.css'

interface PlacePictureProps extends ThumbnailProps {
  /** The first photo of the place, if the reader may see it. */
  photo?: Pick<PhotoView, 'id'> | undefined
}

/** The map in the corner of a photo, and the width in CSS pixels from which a photo has room for it. */
const CORNER = '60x52'
const ROOM = 180

/** A place as its photo, with the map in the corner where there is room; without a photo the map alone. Decoration, as `Thumbnail` is. */
export function PlacePicture({ photo, ...place }: PlacePictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!photo || photo.id === failed) return <Thumbnail {...place} />
  const { width, height } = thumbnailPixels(place.size)
  return (
    <span className={classes.framed}>
      <img
        className={classes.picture}
        style={{ width, aspectRatio: `${width} / ${height}` }}
        src={photoUrl(photo.id, 'list')}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(photo.id)}
      />
      {width >= ROOM && (
        <span className={classes.corner}>
          <Thumbnail {...place} size={CORNER} />
        </span>
      )}
    </span>
  )
}
