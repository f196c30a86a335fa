import { Crosshair } from './Crosshair.tsx'
import { DrawHint } from './DrawHint.tsx'
import { DrawAnnouncer, DrawSize } from './DrawSize.tsx'
import classes from './draw.module.css'
import type { Drawing } from './useDrawing.ts'

/** The overlay of a drawing, a child of the map view. `size` shows the size where no panel does. */
export function DrawOverlay({ drawing, size = false }: { drawing: Drawing; size?: boolean }) {
  const { top = 0, right = 0, bottom = 0, left = 0 } = drawing.inset
  return (
    <div className={classes.overlay} style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}>
      <Crosshair drawing={drawing} />
      <DrawHint drawing={drawing} />
      {size && <DrawSize drawing={drawing} />}
      <DrawAnnouncer drawing={drawing} />
    </div>
  )
}
