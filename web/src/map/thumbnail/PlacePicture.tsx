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

/** The size of the map in the corner of a photo; `ROOM` is the least width of a photo, in CSS pixels, to show that map. */
const CORNER = '60x52'
const ROOM = 180

/** A picture of a place: its photo, with a map in the corner if there is room; without a photo only the map. Hidden from screen readers. */
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
