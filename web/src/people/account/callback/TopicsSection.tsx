import { CALL_TOPICS, CALL_WISHES, type CallSettings } from '@fieldfare/shared/callback.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../platform/i18n/failure.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import classes from './Callback.module.css'
import { CommunityChoices } from './CommunityChoices.tsx'
import { useChooseCall, useChooseMails } from './data.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** Messages have a section of their own, with an answer more. */
const TOPICS = CALL_TOPICS.filter((topic) => topic !== 'messages')

/** When the person wants to know of each kind; a choice is saved at once. */
export function TopicsSection({ settings }: { settings: CallSettings }) {
  const { t } = useTranslation()
  const { mutate: choose } = useChooseCall()
  const { mutate: chooseMails } = useChooseMails()
  const [open, setOpen] = useState(false)
  const outcome = {
    onSuccess: () => showToast(t('callback.saved')),
    onError: (error: unknown) => showToast(failureText(t, error)),
  }
  return (
    <div className={classes.part}>
      <p>{t('callback.intro')}</p>
      {!settings.weekly && (
        <NoticeStrip
          kind="plain"
          action={
            <Button kind="text" onClick={() => chooseMails({ weekly: true }, outcome)}>
              {t('callback.again')}
            </Button>
          }
        >
          {t('callback.weeklyOff')}
        </NoticeStrip>
      )}
      {!settings.now && (
        <NoticeStrip
          kind="plain"
          action={
            <Button kind="text" onClick={() => chooseMails({ now: true }, outcome)}>
              {t('callback.again')}
            </Button>
          }
        >
          {t('callback.nowOff')}
        </NoticeStrip>
      )}
      <div className={classes.topics}>
        {TOPICS.map((topic) => (
          <SelectField
            key={topic}
            label={t(`callback.topic.${topic}`)}
            value={settings.wishes[topic]}
            data={CALL_WISHES.map((wish) => ({ value: wish, label: t(`callback.wish.${wish}`) }))}
            onChange={({ currentTarget }) => {
              const wish = CALL_WISHES.find((one) => one === currentTarget.value)
              if (wish) choose({ topic, wish }, outcome)
            }}
          />
        ))}
      </div>
      <p className={textClasses.quiet}>
        {t('callback.nowHint')} {t('callback.messagesHint')}
      </p>
      <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('callback.communities.title')}</summary>
        {open && <CommunityChoices />}
      </details>
    </div>
  )
}
