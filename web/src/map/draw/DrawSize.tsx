import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Map } from 'maplibre-gl'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import classes from './draw.module.css'
import { useFormat } from '../../platform/i18n/format.ts'
import { sizeText } from './sizeText.ts'
import { useCounted } from './useCounted.ts'
import type { Drawing } from './useDrawing.ts'
import textClasses from '../../platform/ui/text.module.css'
import { useSettled } from '../../platform/useSettled.ts'

/** Milliseconds before screen readers announce a new size, so that they do not announce every pixel of a drag. */
const CALM_MS = 800

interface DrawSizeProps {
  drawing: Drawing
  map: Map | null
}

/** The size of the shape as a text in the shape's middle, on a phone's map. The text moves with the map, but stays in view. */
export function DrawSize({ drawing: { draft, areaM2, inset }, map }: DrawSizeProps) {
  const format = useFormat()
  const text = useRef<HTMLParagraphElement>(null)
  const shown = areaM2 !== null && draft.ring.length > 2
  const middle = useMemo(() => (shown ? middleOf(draft.ring) : null), [shown, draft])
  useLayoutEffect(() => {
    if (!map || !middle) return
    const place = () => {
      const { x, y } = map.project([middle[0], middle[1]])
      const { clientWidth: width, clientHeight: height } = map.getCanvas()
      const [left, top] = [clamp(x, EDGE, width - EDGE), clamp(y, HEAD, height - (inset.bottom ?? 0) - EDGE)]
      if (text.current) text.current.style.translate = `calc(${left}px - 50%) calc(${top}px - 50%)`
    }
    place()
    map.on('move', place)
    return () => void map.off('move', place)
  }, [map, middle, inset])
  const counted = useCounted(shown ? areaM2 : null)
  if (counted === null || !map) return null
  return (
    <p ref={text} className={classes.sizeOnMap}>
      {format.size(counted)}
    </p>
  )
}

/** The least pixels between the middle of the text and the edges of the map; `HEAD` at the upper edge, where buttons are. */
const EDGE = 64
const HEAD = 96
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Returns the centroid of a ring. */
function middleOf(ring: readonly Position[]): Position {
  const [[fromX, fromY]] = ring as [Position]
  let [x, y, twice] = [0, 0, 0]
  for (const [i, [aLng, aLat]] of ring.entries()) {
    const [bLng, bLat] = ring[(i + 1) % ring.length]!
    // Coordinates relative to the first corner, so that little precision is lost to rounding.
    const [ax, ay, bx, by] = [aLng - fromX, aLat - fromY, bLng - fromX, bLat - fromY]
    const cross = ax * by - bx * ay
    x += (ax + bx) * cross
    y += (ay + by) * cross
    twice += cross
  }
  return twice === 0 ? [fromX, fromY] : [fromX + x / (3 * twice), fromY + y / (3 * twice)]
}

/** Announces the size and the number of vertices to screen readers after a pause. Always mounted: otherwise changes would not be announced. */
export function DrawAnnouncer({ drawing: { vertices, areaM2, closed } }: { drawing: Drawing }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { size, dots } = sizeText(t, format, { vertices, areaM2 })
  const text = vertices === 0 ? '' : t(closed ? 'draw.announceClosed' : 'draw.announce', { dots, size })
  const calm = useSettled(text, CALM_MS)
  return (
    <p className={textClasses.heard} aria-live="polite">
      {calm}
    </p>
  )
}
