import { Crosshair } from './Crosshair.tsx'
import { DrawHint } from './DrawHint.tsx'
import { DrawAnnouncer, DrawSize } from './DrawSize.tsx'
import classes from './draw.module.css'
import type { Drawing } from './useDrawing.ts'

interface DrawOverlayProps {
  drawing: Drawing
  /** Shows the size where no panel does. */
  size?: boolean
  /** The finder is over the map's upper edge: the hint is below it. */
  under?: boolean
}

/** The overlay of a drawing, a child of the map view. */
export function DrawOverlay({ drawing, size = false, under = false }: DrawOverlayProps) {
  const { top = 0, right = 0, bottom = 0, left = 0 } = drawing.inset
  return (
    <div
      className={under ? `${classes.overlay} ${classes.under}` : classes.overlay}
      style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}
    >
      <Crosshair drawing={drawing} />
      <DrawHint drawing={drawing} />
      {size && <DrawSize drawing={drawing} />}
      <DrawAnnouncer drawing={drawing} />
    </div>
  )
}
