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
  /** The subject of the server's picture; null if the server has no picture for this reader: then the browser draws one. */
  of: ThumbnailSubject | null
  /** True for the reader's own area: others do not see it while the reader's e-mail address is unconfirmed. */
  own?: boolean
  size: ThumbnailSize
  /** The shape, for a picture drawn by the browser. */
  geometry: AreaShape
  /** The area's level; null for a community. */
  level: Level | null
  /** A place to mark instead of drawing the shape, which then only gives the extent of the picture. */
  pin?: ThumbnailPlace
}

type Drawing = typeof import('./MapThumbnail.tsx').MapThumbnail

/**
 * A small still picture of the map, made by the server. Without a connection, or if the server has no picture, the browser draws one from
 * the bundled map. Hidden from screen readers: a text beside it says the same.
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

/** A picture drawn by the browser. Leaves its space empty until its code has loaded, which may never happen without a connection. */
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
