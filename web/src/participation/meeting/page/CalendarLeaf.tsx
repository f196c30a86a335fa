import { timeZone } from '../../../platform/i18n/timeZone.ts'
import { useTimes } from '../times.ts'
import classes from './CalendarLeaf.module.css'

/** Month and day of a moment, as a leaf of a calendar; the date in words is beside it. */
export function CalendarLeaf({ instant, past = false }: { instant: string; past?: boolean }) {
  const { month, dayOfMonth } = useTimes()
  return (
    <span className={past ? `${classes.leaf} ${classes.past}` : classes.leaf} aria-hidden="true">
      <span className={classes.month}>{month(instant, timeZone())}</span>
      <span className={classes.day}>{dayOfMonth(instant, timeZone())}</span>
    </span>
  )
}
