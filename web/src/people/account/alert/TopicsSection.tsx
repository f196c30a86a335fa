import { ALERT_TOPICS, ALERT_WISHES, type AlertSettings } from '@fieldfare/shared/alert.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Grid, Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './Alert.module.css'
import { CommunityChoices } from './CommunityChoices.tsx'
import { useChooseAlert, useChooseMails } from './data.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** Every alert topic except messages, which have their own section with one more choice. */
const TOPICS = ALERT_TOPICS.filter((topic) => topic !== 'messages')

/** The choices of when the person is alerted to each topic; a choice is saved at once. */
export function TopicsSection({ settings }: { settings: AlertSettings }) {
  const { t } = useTranslation()
  const { mutate: choose } = useChooseAlert()
  const { mutate: chooseMails } = useChooseMails()
  const [open, setOpen] = useState(false)
  const outcome = {
    onSuccess: () => showToast(t('alert.saved')),
    onError: (error: unknown) => showToast(failureText(t, error)),
  }
  return (
    <Stack snug>
      <p>{t('alert.intro')}</p>
      {!settings.weekly && (
        <NoticeStrip
          kind="plain"
          action={
            <Button kind="text" onClick={() => chooseMails({ weekly: true }, outcome)}>
              {t('alert.again')}
            </Button>
          }
        >
          {t('alert.weeklyOff')}
        </NoticeStrip>
      )}
      {!settings.now && (
        <NoticeStrip
          kind="plain"
          action={
            <Button kind="text" onClick={() => chooseMails({ now: true }, outcome)}>
              {t('alert.again')}
            </Button>
          }
        >
          {t('alert.nowOff')}
        </NoticeStrip>
      )}
      <Grid filled className={classes.topics}>
        {TOPICS.map((topic) => (
          <SelectField
            key={topic}
            label={t(`alert.topic.${topic}`)}
            value={settings.wishes[topic]}
            data={ALERT_WISHES.map((wish) => ({ value: wish, label: t(`alert.wish.${wish}`) }))}
            onChange={({ currentTarget }) => {
              const wish = ALERT_WISHES.find((one) => one === currentTarget.value)
              if (wish) choose({ topic, wish }, outcome)
            }}
          />
        ))}
      </Grid>
      <p className={textClasses.quiet}>
        {t('alert.nowHint')} {t('alert.messagesHint')}
      </p>
      <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('alert.communities.title')}</summary>
        {open && <CommunityChoices />}
      </details>
    </Stack>
  )
}
