import type { Map } from 'maplibre-gl'
import { useMemo } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import textClasses from '../../platform/ui/text.module.css'
import { useSettled } from '../../platform/useSettled.ts'
import classes from './LitSurface.module.css'
import type { Surface } from './surface.ts'
import type { Lighting } from './useLit.ts'
import { useSurfaceNames } from './useSurfaceNames.ts'

/** Milliseconds before screen readers announce a surface, so that they skip surfaces that only pass under the crosshair. */
const CALM_MS = 800
/** The least pixels between two corners of the light's line: the line is blurred, so closer corners would not be seen. */
const STEP = 3

/** Shows the surface (wood, lake …) under the crosshair: a light around its edge, and a button with name and size that takes over its border. */
export function LitSurface({
  map,
  lighting: { sight, lit, taking, taken, endTaken },
}: {
  map: Map
  lighting: Lighting
}) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { titled } = useSurfaceNames()
  const { surface, at, rests } = sight
  const text =
    surface &&
    t(surface.whole ? 'land.border.choice' : 'land.border.atLeast', { what: titled(surface), size: size(surface.m2) })
  const heard = useSettled(text ?? '', CALM_MS)
  return (
    <>
      {surface && rests && <Light key={surface.m2} map={map} surface={surface} />}
      {taken && <Light map={map} surface={taken} onEnd={endTaken} />}
      <p className={textClasses.heard} aria-live="polite">
        {heard}
      </p>
      {surface && at && lit && (
        <button
          type="button"
          className={classes.chip}
          style={{ left: `clamp(min(8rem, 50%), ${at.x}px, max(100% - 8rem, 50%))`, top: at.y }}
          aria-disabled={taking}
          onClick={() => void (taking || lit.take())}
        >
          <span key={text} className={classes.text}>
            {text}
          </span>
          <span className={textClasses.heard}>{t('land.border.takes')}</span>
        </button>
      )}
    </>
  )
}

interface LightProps {
  map: Map
  surface: Surface
  /** Called when the light has faded into the drawn line. Given only for a border that was just taken over. */
  onEnd?: () => void
}

/** The pulsing light around a surface while the map is at rest: an SVG drawn once, so that the map is not redrawn for each pulse. */
function Light({ map, surface, onEnd }: LightProps) {
  const line = useMemo(() => lineOn(map, surface), [map, surface])
  return (
    <svg className={onEnd ? classes.taken : classes.light} aria-hidden="true" onAnimationEnd={onEnd}>
      <path d={line} />
    </svg>
  )
}

function lineOn(map: Map, { lines }: Surface): string {
  return lines
    .map((line) => {
      let [lastX, lastY] = [Infinity, Infinity]
      return line.reduce((path, position, i) => {
        const { x, y } = map.project([position[0], position[1]])
        const ends = i === 0 || i === line.length - 1
        if (!ends && Math.hypot(x - lastX, y - lastY) < STEP) return path
        ;[lastX, lastY] = [x, y]
        return `${path}${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
      }, '')
    })
    .join('')
}
