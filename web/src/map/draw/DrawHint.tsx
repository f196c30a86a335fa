import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconAlertTriangle, IconHandClick, IconKeyboard, IconZoomIn } from '../../platform/ui/icons.tsx'
import classes from './draw.module.css'
import type { HintKey } from './state.ts'
import type { Drawing } from './useDrawing.ts'
import { Row } from '../../platform/ui/layout/Layout.tsx'

const INPUT_ICON = { mouse: IconHandClick, touch: IconHandClick, keyboard: IconKeyboard }

/** Hints that are visible only until a person has placed a dot by touch; from then on, they are for screen readers only. */
const SHOWN: readonly HintKey[] = [
  'start',
  'startArea',
  'next',
  'closable',
  'splitNext',
  'freehandMore',
  'selected',
  'done',
]

interface DrawHintProps {
  drawing: Drawing
  touch?: boolean
}

/** The current hint over the map's upper edge, announced when it changes. On touch screens most hints are hidden after the first dot. */
export function DrawHint({ drawing, touch = false }: DrawHintProps) {
  const { t } = useTranslation()
  const { hint, input, problem, purpose } = drawing
  const [before, dot, after] = t(hintText(drawing), { context: purpose }).split(/<\/?dot>/)
  const Icon =
    problem || (typeof drawing.refusal === 'string' && hint === drawing.refusal)
      ? IconAlertTriangle
      : hint === 'zoom'
        ? IconZoomIn
        : INPUT_ICON[input]
  const gone = touch && SHOWN.includes(hint) && (drawing.drops > 0 || drawing.vertices > 0)
  return (
    <Row data-gone={gone || undefined} className={problem ? `${classes.hint} ${classes.hintBad}` : classes.hint}>
      <Icon size={22} aria-hidden="true" />
      <p id={drawing.hintId} role="status" className={classes.hintText}>
        {before}
        {dot && <strong>{dot}</strong>}
        {after}
      </p>
      {hint === 'zoom' && (
        <button type="button" className={`${classes.hintAction} ${classes.hintZoom}`} onClick={drawing.zoomToDraw}>
          {t('draw.zoomIn')}
        </button>
      )}
      {problem?.at && (
        <button type="button" className={classes.hintAction} onClick={drawing.showProblem}>
          {t('draw.showWhere')}
        </button>
      )}
    </Row>
  )
}

function hintText({ hint, input }: Drawing) {
  switch (hint) {
    case 'start':
    case 'next':
    case 'closable':
    case 'selected':
    case 'done':
    case 'freehand':
    case 'circle':
      return `draw.hint.${hint}.${input}` as const
    default:
      return `draw.hint.${hint}` as const
  }
}
