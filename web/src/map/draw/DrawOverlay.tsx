import type { Map } from 'maplibre-gl'
import { Crosshair } from './Crosshair.tsx'
import { DotDrop } from './DotDrop.tsx'
import { DrawHint } from './DrawHint.tsx'
import { DrawAnnouncer, DrawSize } from './DrawSize.tsx'
import classes from './draw.module.css'
import type { Drawing } from './useDrawing.ts'

interface DrawOverlayProps {
  drawing: Drawing
  /** The screen is worked by fingers: it has no panel, and its map is all of it. */
  touch?: boolean
  map?: Map | null
  /** The head of the screen has words: the hint is below them. */
  headed?: boolean
  /** The finder is over the map's upper edge: the hint is below it. */
  under?: boolean
}

/** The overlay of a drawing, a child of the map view. */
export function DrawOverlay({ drawing, touch = false, map = null, headed = false, under = false }: DrawOverlayProps) {
  const { top = 0, right = 0, bottom = 0, left = 0 } = drawing.inset
  return (
    <div
      className={[classes.overlay, touch ? classes.touch : under && classes.under, headed && classes.headed]
        .filter(Boolean)
        .join(' ')}
      style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}
    >
      <Crosshair drawing={drawing} />
      <DotDrop drawing={drawing} map={map} />
      <DrawHint drawing={drawing} touch={touch} />
      {touch && <DrawSize drawing={drawing} map={map} />}
      <DrawAnnouncer drawing={drawing} />
    </div>
  )
}
