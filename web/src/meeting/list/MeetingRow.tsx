import { type MeetingView, stateOf } from '@fieldfare/shared/meeting.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { timeZone } from '../../i18n/timeZone.ts'
import { paths } from '../../paths.ts'
import { CalendarLeaf } from '../page/CalendarLeaf.tsx'
import { useTimes } from '../times.ts'
import classes from './MeetingsTab.module.css'

/** One meeting in a list: when it is, and how the reader is in it. */
export function MeetingRow({ meeting, past }: { meeting: MeetingView; past: boolean }) {
  const { t } = useTranslation()
  const { dateTime } = useTimes()
  const { id, title, startTime } = meeting
  return (
    <li className={classes.row}>
      <CalendarLeaf instant={startTime} past={past} />
      <div>
        <h3>
          <Link to={paths.meeting(id)}>{title}</Link>
        </h3>
        <p className={classes.facts}>
          <time dateTime={startTime}>{dateTime(startTime, timeZone())}</time>
        </p>
      </div>
      {!past && <span className={classes.state}>{t(`meeting.state.${stateOf(meeting)}`)}</span>}
    </li>
  )
}
