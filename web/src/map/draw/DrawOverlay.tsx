import { Crosshair } from './Crosshair.tsx'
import { DrawHint } from './DrawHint.tsx'
import { DrawAnnouncer, DrawSize } from './DrawSize.tsx'
import classes from './draw.module.css'
import type { Drawing } from './useDrawing.ts'

interface DrawOverlayProps {
  drawing: Drawing
  /** The screen is worked by fingers: it has no panel, and its map is all of it. */
  touch?: boolean
  /** The finder is over the map's upper edge: the hint is below it. */
  under?: boolean
}

/** The overlay of a drawing, a child of the map view. */
export function DrawOverlay({ drawing, touch = false, under = false }: DrawOverlayProps) {
  const { top = 0, right = 0, bottom = 0, left = 0 } = drawing.inset
  return (
    <div
      className={[classes.overlay, touch ? classes.touch : under && classes.under].filter(Boolean).join(' ')}
      style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}
    >
      <Crosshair drawing={drawing} />
      <DrawHint drawing={drawing} touch={touch} />
      {touch && <DrawSize drawing={drawing} />}
      <DrawAnnouncer drawing={drawing} />
    </div>
  )
}
