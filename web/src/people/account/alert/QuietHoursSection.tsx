import type { QuietHours } from '@fieldfare/shared/alert.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Grid, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { useChooseQuiet } from './data.ts'
import textClasses from '../../../platform/ui/text.module.css'

const NIGHT: QuietHours = { from: '22:00', to: '07:00' }
const OFF: QuietHours = { from: '00:00', to: '00:00' }
const HALF_HOURS = Array.from(
  { length: 48 },
  (_, i) => `${String(Math.floor(i / 2)).padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}`,
)

/** The settings of the hours in which no alert disturbs the person, in their time zone. */
export function QuietHoursSection({ quiet }: { quiet: QuietHours }) {
  const { t } = useTranslation()
  const { mutate } = useChooseQuiet()
  const on = quiet.from !== quiet.to
  const choose = (hours: QuietHours) =>
    mutate(hours, {
      onSuccess: () => showToast(t('alert.saved')),
      onError: (error) => showToast(failureText(t, error)),
    })
  // Another client may have saved a time that is not on a half hour.
  const hours = (chosen: string, other: string) =>
    [...new Set([...HALF_HOURS, chosen])].toSorted().filter((time) => time !== other)
  return (
    <Stack snug>
      <h3 className={textClasses.heading}>{t('alert.quiet.title')}</h3>
      <CheckField
        label={t('alert.quiet.on')}
        value={on}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? NIGHT : OFF)}
      />
      {on && (
        <Grid gap="s" least="s">
          <SelectField
            label={t('alert.quiet.from')}
            value={quiet.from}
            data={hours(quiet.from, quiet.to)}
            onChange={({ currentTarget }) => choose({ ...quiet, from: currentTarget.value })}
          />
          <SelectField
            label={t('alert.quiet.to')}
            value={quiet.to}
            data={hours(quiet.to, quiet.from)}
            onChange={({ currentTarget }) => choose({ ...quiet, to: currentTarget.value })}
          />
        </Grid>
      )}
      <p className={textClasses.quiet}>{t('alert.quiet.text')}</p>
    </Stack>
  )
}
