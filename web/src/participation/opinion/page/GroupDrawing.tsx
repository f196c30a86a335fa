import type { OpinionMapView } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import classes from './GroupDrawing.module.css'
import { circlesOf, dotsIn, frameOf } from './groupShapes.ts'
import { letterOf } from './letters.ts'

/** The height of a group's letter, in hundredths of the drawing. */
const LETTER = 7

/** The drawing of the groups as circles with dots for their people, and the reader's own position. A text beside it says the same. */
export function GroupDrawing({ map }: { map: OpinionMapView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { mine, groups } = map
  const circles = circlesOf(groups)
  const { side, left, top } = frameOf(circles, mine)
  const unit = side / 100
  return (
    <svg
      role="img"
      aria-label={t('opinion.map.label', { count: groups.length, number: number(groups.length) })}
      viewBox={`${left} ${top} ${side} ${side * 0.75}`}
      className={classes.drawing}
    >
      {circles.map(({ id, x, y, radius, people }) => (
        <g key={id} data-group={id}>
          <circle cx={x} cy={y} r={radius} className={classes.group} />
          {dotsIn({ x, y, radius, people }, unit * LETTER * 0.65).map(([dotX, dotY]) => (
            <circle key={`${dotX} ${dotY}`} cx={dotX} cy={dotY} r={unit * 0.9} className={classes.person} />
          ))}
          <text x={x} y={y} fontSize={unit * LETTER} dy="0.36em" className={classes.letter}>
            {letterOf(id)}
          </text>
        </g>
      ))}
      {mine && (
        <g className={classes.mine}>
          <circle cx={mine.x} cy={-mine.y} r={unit * 2} strokeWidth={unit * 0.8} />
          <text x={mine.x} y={-mine.y - unit * 3.5} fontSize={unit * 4}>
            {t('opinion.map.you')}
          </text>
        </g>
      )}
    </svg>
  )
}
