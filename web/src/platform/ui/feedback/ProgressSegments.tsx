import { Row } from '../layout/Layout.tsx'
import classes from './ProgressSegments.module.css'

interface ProgressSegmentsProps {
  done: number
  total: number
  className?: string | undefined
}

/** Steps as a bar in pieces. Decoration: the text beside the bar gives the number. */
export const ProgressSegments = ({ done, total, className = '' }: ProgressSegmentsProps) => (
  <Row tight gap="xs" className={className} aria-hidden="true">
    {Array.from({ length: total }, (_, index) => (
      <span key={index} className={index < done ? `${classes.segment} ${classes.done}` : classes.segment} />
    ))}
  </Row>
)
