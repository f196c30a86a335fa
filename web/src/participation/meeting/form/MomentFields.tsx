import { instantsOf } from '@fieldfare/shared/zoneTime.ts'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Grid } from '../../../platform/ui/layout/Layout.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { timeZone } from '../../../platform/i18n/timeZone.ts'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { useTimes, zoneName } from '../times.ts'
import { instantIn, type MomentValues } from './moment.ts'

/** The fields for the start of a meeting: local time, time zone and, if a clock change repeats that hour, its first or second occurrence. */
export function MomentFields<V extends MomentValues>({ form }: { form: Form<V> }) {
  const { t } = useTranslation()
  const { dateTime, withZone } = useTimes()
  const { start, zone } = form.values
  const zones = useMemo(() => [...new Set([zone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])], [zone])
  const instants = instantsOf(start, zone).map((at) => new Date(at).toISOString())
  const instant = instantIn(form.values)
  const known = instant && {
    when: dateTime(instant, zone),
    zone: zoneName(zone),
    yours: dateTime(instant, timeZone()),
  }
  return (
    <>
      <Grid gap="xl" least="l">
        <TextField
          type="datetime-local"
          label={t('meeting.form.start')}
          description={known ? t('meeting.form.startIs', known) : undefined}
          {...form.field('start')}
        />
        <SelectField
          label={t('meeting.form.zone')}
          data={zones.map((value) => ({ value, label: zoneName(value) }))}
          {...form.field('zone')}
        />
      </Grid>
      {instants.length > 1 && (
        <SelectField
          label={t('meeting.form.which')}
          data={(['first', 'second'] as const).map((value, at) => ({
            value,
            label: t(`meeting.form.${value}`, { when: withZone(instants[at] ?? '', zone) }),
          }))}
          {...form.field('which')}
        />
      )}
    </>
  )
}
