import { type PhotoView, photoUrl } from '@fieldfare/shared/photo.ts'
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/IconButton.tsx'
import { useModal } from '../ui/overlay/useModal.ts'
import classes from './PhotoViewer.module.css'

interface PhotoViewerProps {
  photos: PhotoView[]
  title: string
  /** Which one is shown; null when it is closed. */
  index: number | null
  onIndex: (index: number) => void
  onClose: () => void
}

/** A finger that goes further sideways turns the page. */
const SWIPE_PX = 48

/** Photos in full, one at a time: arrows, arrow keys and swipes go on, Escape and Back close. */
export function PhotoViewer({ photos, title, index, onIndex, onClose }: PhotoViewerProps) {
  const { t } = useTranslation()
  const start = useRef<number | null>(null)
  const open = index !== null
  const photo = open ? photos[index] : undefined
  const modal = useModal(open, onClose)

  const go = (by: -1 | 1) => {
    if (open && photos[index + by]) onIndex(index + by)
  }
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  const onPointerUp = ({ clientX, isPrimary }: PointerEvent) => {
    const moved = start.current === null || !isPrimary ? 0 : clientX - start.current
    start.current = null
    if (Math.abs(moved) > SWIPE_PX) go(moved > 0 ? -1 : 1)
  }

  return (
    <dialog {...modal} className={classes.viewer} aria-label={t('photo.viewer', { title })}>
      {photo && open && (
        <>
          <div className={classes.bar}>
            <p aria-live="polite">{t('photo.place', { n: index + 1, count: photos.length })}</p>
            <IconButton label={t('photo.close')} onClick={onClose}>
              <IconX />
            </IconButton>
          </div>
          <div
            className={classes.stage}
            onPointerDown={({ clientX, isPrimary, pointerType }) => {
              // A second finger means to zoom.
              start.current = isPrimary && pointerType !== 'mouse' ? clientX : null
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => (start.current = null)}
          >
            <Full key={photo.id} photo={photo} alt={t('photo.of', { n: index + 1, count: photos.length, title })} />
          </div>
          {photos.length > 1 && (
            <div className={classes.turns}>
              <IconButton label={t('photo.previous')} aria-disabled={index === 0} onClick={() => go(-1)}>
                <IconArrowLeft />
              </IconButton>
              <IconButton label={t('photo.next')} aria-disabled={index === photos.length - 1} onClick={() => go(1)}>
                <IconArrowRight />
              </IconButton>
            </div>
          )}
        </>
      )}
    </dialog>
  )
}

/** The small one lies behind until the full one is there. */
function Full({ photo: { id, width, height }, alt }: { photo: PhotoView; alt: string }) {
  const { t } = useTranslation()
  const [lost, setLost] = useState(false)
  if (lost) return <p role="alert">{t('photo.unseen')}</p>
  return (
    <img
      className={classes.full}
      style={{
        width: `min(${width}px, 100%, calc((100dvh - 136px) * ${width / height}))`,
        aspectRatio: `${width} / ${height}`,
        backgroundImage: `url(${photoUrl(id, 'list')})`,
      }}
      src={photoUrl(id, 'full')}
      width={width}
      height={height}
      alt={alt}
      draggable={false}
      onError={() => setLost(true)}
    />
  )
}
