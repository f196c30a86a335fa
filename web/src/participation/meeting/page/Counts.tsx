import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import classes from './MeetingPage.module.css'
import { Grid } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Shows how many people are invited, come and cannot come, and the number of seats. */
export function Counts({ meeting }: { meeting: MeetingView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { invited, accepted, rejected, number: seats, draw } = meeting
  const counts = [
    [t('meeting.counts.invited'), number(invited)],
    [t('meeting.counts.accepted'), number(accepted)],
    [t('meeting.counts.rejected'), number(rejected)],
    [t('meeting.counts.seats'), seats === null ? '–' : number(seats)],
    ...(draw ? [[t('meeting.counts.taken'), number(draw.taken)]] : []),
  ] as const
  return (
    <Grid as="dl" least="s" gap="l" ruled>
      {counts.map(([label, count]) => (
        <div key={label} className={classes.count}>
          <dt className={textClasses.quiet}>{label}</dt>
          <dd className={textClasses.title}>{count}</dd>
        </div>
      ))}
    </Grid>
  )
}
