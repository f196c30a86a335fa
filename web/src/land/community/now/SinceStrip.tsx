import type { SinceVisit } from '@fieldfare/shared/waiting.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { dateFormat } from '@fieldfare/shared/intl.ts'
import { languageTag } from '@fieldfare/shared/locale.ts'
import { useId } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useNow } from '../../../platform/i18n/now.ts'
import { Grid, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './SinceStrip.module.css'

const COUNTED = ['areas', 'members', 'replies', 'reports'] as const

/** Four numbers of what is new on an owner's land since their last visit: areas, members, replies and reports. */
export function SinceStrip({ since }: { since: SinceVisit }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const heading = useId()
  const title = useSinceText(since.since)
  return (
    <Stack as="section" aria-labelledby={heading}>
      <h2 id={heading} className={textClasses.heading}>
        {title}
      </h2>
      <Grid as="dl" tone="sunk" gap="l" className={classes.figures}>
        {COUNTED.map((name) => (
          <div key={name} className={classes.figure}>
            <dt className={textClasses.quiet}>{t(`community.now.since.${name}`, { count: since[name] })}</dt>
            <dd>{number(since[name])}</dd>
          </div>
        ))}
      </Grid>
    </Stack>
  )
}

/** Returns a text such as "Since Friday": the time if it was today, the weekday within a week, else the date. */
function useSinceText(since: string): string {
  const { t, locale } = useTranslation()
  const { date } = useFormat()
  const now = useNow()
  const at = new Date(since)
  const as = (options: Intl.DateTimeFormatOptions) => dateFormat(languageTag(locale), options).format(at)
  if (at.toDateString() === new Date(now).toDateString())
    return t('community.now.since.morning', { time: as({ timeStyle: 'short' }) })
  const day = now - at.getTime() < 6.5 * DAY_MS ? as({ weekday: 'long' }) : date(since)
  return t('community.now.since.day', { day })
}
