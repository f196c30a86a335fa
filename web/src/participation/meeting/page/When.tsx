import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { timeZone } from '../../../platform/i18n/timeZone.ts'
import { useTimes, zoneName } from '../times.ts'
import { CalendarLeaf } from './CalendarLeaf.tsx'
import classes from './MeetingPage.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Shows the start of a meeting and, if known, its end: in the reader's time zone, and in the meeting's zone if the two differ. */
export function When({ meeting }: { meeting: Pick<MeetingView, 'startTime' | 'timeZone' | 'minutes'> }) {
  const { t } = useTranslation()
  const { day, span, dateTime } = useTimes()
  const { startTime, timeZone: zone, minutes } = meeting
  const ownZone = timeZone()
  const differs = dateTime(startTime, zone) !== dateTime(startTime, ownZone)
  return (
    <Row tight gap="l">
      <CalendarLeaf instant={startTime} />
      <Stack as="p" gap="none" className={textClasses.intro}>
        <time className={classes.time} dateTime={startTime}>
          <strong>{day(startTime, ownZone)}</strong>
          <span>
            {t(differs ? 'meeting.when.yours' : 'meeting.when.same', { time: span(startTime, minutes, ownZone) })}
          </span>
        </time>
        {differs && <span>{t('meeting.when.there', { when: dateTime(startTime, zone), zone: zoneName(zone) })}</span>}
      </Stack>
    </Row>
  )
}
