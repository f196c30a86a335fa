import { type Contribution, isRunning, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { useAmounts } from '../amounts.ts'
import { useStep } from '../data.ts'
import { ChangeAmountDialog } from './ChangeAmountDialog.tsx'
import classes from './Give.module.css'

interface MyContributionsProps {
  pledge: PledgeView
  contributions: readonly Contribution[]
}

/** Lists the reader's pledges to a project, each with its next date and the buttons to change, pause or end it. */
export function MyContributions({ pledge, contributions }: MyContributionsProps) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState<Contribution | null>(null)
  return (
    <Stack as="section" gap="s" ruled aria-label={t('pledge.mine.title')}>
      <h2 className={textClasses.heading}>{t('pledge.mine.title')}</h2>
      <Stack as="ul" lined gap="s">
        {contributions.map((contribution) => (
          <One
            key={contribution.id}
            pledge={pledge}
            contribution={contribution}
            onChange={() => setChanging(contribution)}
          />
        ))}
      </Stack>
      <ChangeAmountDialog pledge={pledge} contribution={changing} onClose={() => setChanging(null)} />
    </Stack>
  )
}

interface OneProps {
  pledge: PledgeView
  contribution: Contribution
  onChange: () => void
}

function One({ pledge: { type }, contribution, onChange }: OneProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { each } = useAmounts()
  const { id, amount, reason, createdAt, nextAt, pausedAt, endedAt } = contribution
  const step = useStep(id)
  const running = isRunning(contribution)
  const state = endedAt
    ? t('pledge.mine.ended', { date: date(endedAt) })
    : pausedAt
      ? t('pledge.mine.paused', { date: date(pausedAt) })
      : nextAt
        ? t('pledge.mine.next', { date: date(nextAt) })
        : t('pledge.mine.once', { date: date(createdAt) })
  const take = (next: 'pause' | 'resume' | 'end') =>
    step.mutate(next, {
      onSuccess: () => {
        // An ended contribution can be resumed.
        if (next === 'end')
          showToast(t('pledge.mine.endedNow'), { label: t('app.word.undo'), onPress: () => step.mutate('resume') })
        else showToast(t(next === 'pause' ? 'pledge.mine.pausedNow' : 'pledge.mine.resumedNow'))
      },
    })
  const busy = step.isPending && t('app.word.sending')
  const button = (next: 'pause' | 'resume' | 'end') => (
    <Button key={next} kind="text" busy={step.variables === next && busy} onClick={() => take(next)}>
      {t(`pledge.mine.${next}`)}
    </Button>
  )
  return (
    <li className={running ? undefined : classes.over}>
      <p>
        <strong className={`${textClasses.name} ${textClasses.number}`}>{each(amount, type)}</strong>
      </p>
      <p className={textClasses.quiet}>{state}</p>
      {reason && <p className={textClasses.people}>{reason}</p>}
      <Row gap="l">
        {!endedAt && (
          <Button kind="text" onClick={onChange}>
            {t('pledge.mine.change')}
          </Button>
        )}
        {running && type !== 'fixed' && button('pause')}
        {!running && button('resume')}
        {!endedAt && button('end')}
      </Row>
      <FormFailure>{step.error ? failureText(t, step.error) : null}</FormFailure>
    </li>
  )
}
