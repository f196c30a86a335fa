import { IconCheck } from '../icons.tsx'
import classes from './ProgressDots.module.css'

interface ProgressDotsProps {
  done: number
  total: number
  /** The progress as text. */
  label: string
  /** True if the last ticked circle was ticked just now: it animates once. */
  fresh?: boolean
}

/** Steps as circles: ticked, or dashed while open. */
export const ProgressDots = ({ done, total, label, fresh = false }: ProgressDotsProps) => (
  <span className={classes.dots} role="img" aria-label={label}>
    {Array.from({ length: total }, (_, index) => (
      <span
        key={index}
        className={[classes.dot, index < done && classes.done, fresh && index === done - 1 && classes.fresh]
          .filter(Boolean)
          .join(' ')}
      >
        {index < done && <IconCheck size={15} stroke={3} />}
      </span>
    ))}
  </span>
)
