import { type MeetingView, stateOf } from '@fieldfare/shared/meeting.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentRow } from '../../../content/ContentRow.tsx'
import { timeZone } from '../../../platform/i18n/timeZone.ts'
import { paths } from '../../../platform/paths.ts'
import { CalendarLeaf } from '../page/CalendarLeaf.tsx'
import { useTimes } from '../times.ts'

/** One meeting in a list, with its time and the reader's part in it. */
export function MeetingRow({ meeting, past }: { meeting: MeetingView; past: boolean }) {
  const { t } = useTranslation()
  const { dateTime } = useTimes()
  const { id, title, startTime, place } = meeting
  return (
    <ContentRow
      heading="h3"
      leading={<CalendarLeaf instant={startTime} past={past} />}
      title={<Link to={paths.meeting(id)}>{title}</Link>}
      facts={
        <>
          <time dateTime={startTime}>{dateTime(startTime, timeZone())}</time>
          {place && ` · ${place}`}
        </>
      }
      state={!past && t(`meeting.state.${stateOf(meeting)}`)}
    />
  )
}
