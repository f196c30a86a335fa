import { useTranslation } from 'react-i18next'
import classes from './draw.module.css'
import { useFormat } from '../../platform/i18n/format.ts'
import { sizeText } from './sizeText.ts'
import type { Drawing } from './useDrawing.ts'
import textClasses from '../../platform/ui/text.module.css'
import { useSettled } from '../../platform/useSettled.ts'

/** Delay in milliseconds before the size is announced, so that a drag is not read out at every pixel. */
const CALM_MS = 800

/** Size and number of vertices, on the map of a phone. */
export function DrawSize({ drawing: { vertices, areaM2 } }: { drawing: Drawing }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (vertices === 0) return null
  const { size, dots } = sizeText(t, format, { vertices, areaM2 })
  return (
    <p className={`${textClasses.quiet} ${classes.chip}`}>
      <strong>{size}</strong> <span>{dots}</span>
    </p>
  )
}

/** Announces size and vertices to screen readers after a pause. Always mounted, or nothing would be announced. */
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
