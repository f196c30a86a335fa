import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { logError } from '../../platform/api/log.ts'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import fullScreen from '../../platform/ui/overlay/fullScreen.module.css'
import { IconArrowLeft, IconArrowRight, IconX } from '../../platform/ui/icons.tsx'
import { useModal } from '../../platform/ui/overlay/useModal.ts'
import classes from './PhotoViewer.module.css'
import type { ZoomStage } from './zoomStage.ts'

interface PhotoViewerProps {
  photos: PhotoView[]
  title: string
  /** The index of the shown photo; null when the viewer is closed. */
  index: number | null
  onIndex: (index: number) => void
  onClose: () => void
}

/** Full-screen photos, one at a time: pinch or click to zoom, arrows, arrow keys and swipes to turn, Escape and Back to close. */
export function PhotoViewer({ photos, title, index, onIndex, onClose }: PhotoViewerProps) {
  const { t } = useTranslation()
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

  return (
    <dialog {...modal} className={`${fullScreen.screen} ${classes.viewer}`} aria-label={t('photo.viewer', { title })}>
      {photo && open && (
        <>
          <div className={classes.bar}>
            <p aria-live="polite">{t('photo.place', { n: index + 1, count: photos.length })}</p>
            <IconButton label={t('photo.close')} onClick={onClose}>
              <IconX />
            </IconButton>
          </div>
          <Stage photos={photos} title={title} index={index} onIndex={onIndex} />
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

/** The photo: a plain image until `zoomStage` has loaded, and if `zoomStage` fails to load. */
function Stage({ photos, title, index, onIndex }: Omit<PhotoViewerProps, 'onClose'> & { index: number }) {
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const zoomed = useRef<ZoomStage | null>(null)
  const [ready, setReady] = useState(false)
  const photo = photos[index]
  const altOf = (at: number) => photos[at]?.alt ?? t('photo.of', { n: at + 1, count: photos.length, title })

  const create = useEffectEvent(({ createZoomStage }: typeof import('./zoomStage.ts'), place: HTMLDivElement) => {
    const slides = photos.map(({ id, width, height }, at) => {
      return { src: photoUrl(id, 'full'), msrc: photoUrl(id, 'list'), width, height, alt: altOf(at) }
    })
    return createZoomStage(place, slides, { index, failed: t('photo.unseen'), onIndex })
  })
  useEffect(() => {
    let late = false
    import('./zoomStage.ts').then((module) => {
      if (late || !element.current) return
      zoomed.current = create(module, element.current)
      setReady(true)
    }, logError)
    return () => {
      late = true
      zoomed.current?.destroy()
      zoomed.current = null
    }
  }, [])
  useEffect(() => zoomed.current?.goTo(index), [index])

  return (
    <div ref={element} className={classes.stage}>
      {!ready && photo && <Full key={photo.id} photo={photo} alt={altOf(index)} />}
    </div>
  )
}

/** The full-size photo, with the list-size one as its background until it has loaded. */
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
