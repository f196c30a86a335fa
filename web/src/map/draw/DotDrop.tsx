import type { Map } from 'maplibre-gl'
import { useState } from 'react'
import { prefersStill } from '../view/fit.ts'
import classes from './draw.module.css'
import type { Drawing } from './useDrawing.ts'

/** Animates the newest dot: it falls the last pixels onto the map. Shown at once, since the map draws its own dot some frames later. */
export function DotDrop({ drawing, map }: { drawing: Drawing; map: Map | null }) {
  const { drops, draft, closed, selected, inset, colour } = drawing
  const [landed, setLanded] = useState(drops)
  // No dot falls when a border is taken over (then the shape is closed) or a dot is inserted between two others (then it is selected).
  const falls = !closed && selected === null
  if (!falls && drops !== landed) setLanded(drops)
  const last = draft.ring.at(-1)
  if (!map || !last || !falls || drops === landed || prefersStill()) return null
  const { x, y } = map.project([last[0], last[1]])
  return (
    <span
      key={drops}
      className={classes.drop}
      style={{ left: x - (inset.left ?? 0), top: y - (inset.top ?? 0), borderColor: colour }}
      aria-hidden="true"
      onAnimationEnd={() => setLanded(drops)}
    />
  )
}
