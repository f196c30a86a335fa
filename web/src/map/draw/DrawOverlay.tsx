import type { Map } from 'maplibre-gl'
import { Crosshair } from './Crosshair.tsx'
import { DotDrop } from './DotDrop.tsx'
import { DrawHint } from './DrawHint.tsx'
import { DrawAnnouncer, DrawSize } from './DrawSize.tsx'
import classes from './draw.module.css'
import type { Drawing } from './useDrawing.ts'

interface DrawOverlayProps {
  drawing: Drawing
  /** True on a touch screen, which the map fills without a panel beside it. */
  touch?: boolean
  map?: Map | null
  /** True if the head of the screen shows text: the hint is placed below it. */
  headed?: boolean
  /** True if the search field lies over the map's upper edge: the hint is placed below it. */
  under?: boolean
}

/** The crosshair, hint and size over the map while drawing. Rendered as a child of the map view. */
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
