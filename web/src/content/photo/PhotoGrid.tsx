import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { PHOTO_SIZES, photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import classes from './PhotoGrid.module.css'
import { PhotoViewer } from './PhotoViewer.tsx'

interface PhotoGridProps {
  photos: PhotoView[]
  /** The title of the content, for the alternative texts. */
  title: string
}

/** Photos as a grid; each opens in the viewer. */
export function PhotoGrid({ photos, title }: PhotoGridProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<number | null>(null)
  const [only] = photos
  if (!only) return null
  return (
    <>
      <ul className={classes.grid} data-count={photos.length}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" className={classes.photo} onClick={() => setOpen(index)}>
              <img
                src={photoUrl(photo.id, 'list')}
                {...(photos.length === 1 ? alone(only) : {})}
                width={photo.width}
                height={photo.height}
                alt={photo.alt ?? t('photo.of', { n: index + 1, count: photos.length, title })}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer photos={photos} title={title} index={open} onIndex={setOpen} onClose={() => setOpen(null)} />
    </>
  )
}

/** The image attributes of a single photo, which is as wide as the text: the list size may be too small for that. */
function alone({ id, width, height }: PhotoView) {
  const listed = Math.round(Math.min(1, PHOTO_SIZES.list / Math.max(width, height)) * width)
  return {
    srcSet: `${photoUrl(id, 'list')} ${listed}w, ${photoUrl(id, 'full')} ${width}w`,
    sizes: '(width >= 45em) 42.5rem, 100vw',
    style: { aspectRatio: `${width} / ${height}` },
  }
}
