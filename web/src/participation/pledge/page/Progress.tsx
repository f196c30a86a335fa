import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useAmounts } from '../amounts.ts'
import classes from './Progress.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Shows the pledged total and the goal as numbers and as a bar, the number of people, and an explanation of the total. */
export function Progress({ pledge }: { pledge: PledgeView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { plain, each } = useAmounts()
  const { amount, goal, type, pledgers } = pledge
  const isOneTime = type === 'fixed'
  const ofGoal = isOneTime ? plain(goal) : each(goal, type)
  return (
    <Stack as="section" gap="xs" aria-label={t('pledge.progress.label')}>
      <Row as="p" gap="s" align="baseline">
        <span className={classes.amount}>{plain(amount)}</span>{' '}
        <span className={textClasses.intro}>{t('pledge.progress.of', { goal: ofGoal })}</span>
      </Row>
      <progress
        className={`${classes.bar} ${classes.whole}`}
        value={Math.min(amount, goal)}
        max={goal}
        aria-label={t('pledge.progress.ofWhole', { amount: plain(amount), goal: ofGoal })}
      />
      <p className={textClasses.small}>{t('pledge.progress.people', { count: pledgers, number: number(pledgers) })}</p>
      <p className={textClasses.quiet}>{t(isOneTime ? 'pledge.progress.once' : 'pledge.progress.again')}</p>
    </Stack>
  )
}
