import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import classes from './draw.module.css'
import { sizeText } from './size.ts'
import type { Drawing } from './useDrawing.ts'

/** Long enough that a dragged dot is not read out at every pixel. */
const CALM_MS = 800

/** Size and number of dots in a word each, on the map of a phone. */
export function DrawSize({ drawing: { vertices, areaM2 } }: { drawing: Drawing }) {
  const { t } = useTranslation()
  if (vertices === 0) return null
  const { size, dots } = sizeText(t, vertices, areaM2)
  return (
    <p className={classes.chip}>
      <strong>{size}</strong> <span>{dots}</span>
    </p>
  )
}

/** The same for those who hear the page, once the hand is calm. Mounted all the time, or nothing is announced. */
export function DrawAnnouncer({ drawing: { vertices, areaM2, closed } }: { drawing: Drawing }) {
  const { t } = useTranslation()
  const { size, dots } = sizeText(t, vertices, areaM2)
  const text = vertices === 0 ? '' : t(closed ? 'draw.announceClosed' : 'draw.announce', { dots, size })
  const [calm] = useDebouncedValue(text, CALM_MS)
  return (
    <p className={classes.heard} aria-live="polite">
      {calm}
    </p>
  )
}
