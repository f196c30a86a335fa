import {
  thumbnailPixels,
  type ThumbnailPlace,
  type ThumbnailSize,
  type ThumbnailSubject,
  thumbnailUrl,
} from '@fieldfare/shared/thumbnail.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import { useMe } from '../../platform/session/me.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import classes from './Thumbnail.module.css'

export interface ThumbnailProps {
  /** Null where the server has no picture of it for this reader: then the browser draws it. */
  of: ThumbnailSubject | null
  /** True for an area of the reader's own: while their address is unconfirmed, others do not see it. */
  own?: boolean
  size: ThumbnailSize
  /** The shape, for the browser's own drawing. */
  geometry: AreaShape
  /** The area's level; null for a community. */
  level: Level | null
  /** A place that is shown instead of the shape, which then says how much is seen around it. */
  pin?: ThumbnailPlace
}

type Drawing = typeof import('./MapThumbnail.tsx').MapThumbnail

/**
 * A small still picture of the map on screen, made by the server: without a connection, or where the server has none, the browser draws one from
 * the bundled map. Decoration: text beside it says what it shows.
 */
export function Thumbnail({ of, own = false, size, ...shape }: ThumbnailProps) {
  const theme = useColourScheme()
  const { me } = useMe()
  const [failed, setFailed] = useState<string | null>(null)
  const { width, height } = thumbnailPixels(size)
  const subject = own && of?.kind === 'areas' && !me?.verified ? ({ ...of, kind: 'mine' } as const) : of
  const url = subject && thumbnailUrl(subject, size, theme)
  const look = { className: classes.picture, style: { width, aspectRatio: `${width} / ${height}` } }
  if (url && url !== failed)
    return (
      <img
        {...look}
        key={url}
        src={url}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(url)}
      />
    )
  return <Drawn {...shape} theme={theme} width={width} height={height} />
}

/** The browser's own drawing; its room alone until its code is there, which without a connection may be never. */
function Drawn(props: ComponentProps<Drawing>) {
  const [drawing, setDrawing] = useState<{ MapThumbnail: Drawing } | null>(null)
  useEffect(() => {
    let late = false
    import('./MapThumbnail.tsx').then(
      (loaded) => late || setDrawing(loaded),
      () => undefined,
    )
    return () => {
      late = true
    }
  }, [])
  const { width, height } = props
  if (!drawing) return <span className={classes.picture} style={{ width, aspectRatio: `${width} / ${height}` }} />
  return <drawing.MapThumbnail {...props} />
}
