import { timeZone } from '../../../platform/i18n/timeZone.ts'
import { useTimes } from '../times.ts'
import classes from './CalendarLeaf.module.css'
import textClasses from '../../../platform/ui/text.module.css'

/** Month and day of a moment, drawn as a calendar page; hidden from screen readers, as the date is written beside it. */
export function CalendarLeaf({ instant, past = false }: { instant: string; past?: boolean }) {
  const { month, dayOfMonth } = useTimes()
  return (
    <span className={past ? `${classes.leaf} ${classes.past}` : classes.leaf} aria-hidden="true">
      <span className={textClasses.small}>{month(instant, timeZone())}</span>
      <span>{dayOfMonth(instant, timeZone())}</span>
    </span>
  )
}
