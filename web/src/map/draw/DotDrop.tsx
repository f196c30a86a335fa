import type { Map } from 'maplibre-gl'
import { useState } from 'react'
import { prefersStill } from '../view/fit.ts'
import classes from './draw.module.css'
import type { Drawing } from './useDrawing.ts'

/** The new dot that falls onto the map by its last pixels. It is there at once; the map draws its own dot some frames later. */
export function DotDrop({ drawing, map }: { drawing: Drawing; map: Map | null }) {
  const { drops, draft, closed, selected, inset, colour } = drawing
  const [landed, setLanded] = useState(drops)
  // A border that was taken is closed, and a dot put between two others is selected: neither falls.
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
