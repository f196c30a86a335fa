import classes from './draw.module.css'
import type { Drawing } from './useDrawing.ts'

/** The crosshair, at which the next vertex is placed. Hidden from screen readers: the hint explains the crosshair. */
export function Crosshair({ drawing: { cross, drops } }: { drawing: Drawing }) {
  if (!cross) return null
  return (
    <div className={classes.crossFrame} aria-hidden="true">
      {/* A new key for each placed vertex restarts the animation. */}
      <svg key={drops} className={classes.cross} width="52" height="52" viewBox="-26 -26 52 52">
        <path className={classes.crossCasing} d="M0-25V-8M0 25V8M-25 0H-8M25 0H8" />
        <path className={classes.crossLine} d="M0-25V-8M0 25V8M-25 0H-8M25 0H8" />
        <circle className={classes.crossDot} r="3" />
      </svg>
    </div>
  )
}
