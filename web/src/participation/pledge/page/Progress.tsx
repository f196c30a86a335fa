import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useAmounts } from '../amounts.ts'
import classes from './Progress.module.css'

/** Shows what was pledged so far beside the goal, as a bar with its numbers; what the figure counts; and by how many people. */
export function Progress({ pledge }: { pledge: PledgeView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { plain, each } = useAmounts()
  const { amount, goal, type, pledgers } = pledge
  const once = type === 'fixed'
  const ofGoal = once ? plain(goal) : each(goal, type)
  return (
    <section className={classes.progress} aria-label={t('pledge.progress.label')}>
      <p className={classes.sum}>
        <span className={classes.amount}>{plain(amount)}</span>{' '}
        <span className={classes.of}>{t('pledge.progress.of', { goal: ofGoal })}</span>
      </p>
      <progress
        className={classes.bar}
        value={Math.min(amount, goal)}
        max={goal}
        aria-label={t('pledge.progress.ofWhole', { amount: plain(amount), goal: ofGoal })}
      />
      <p className={classes.people}>{t('pledge.progress.people', { count: pledgers, number: number(pledgers) })}</p>
      <p className={classes.counts}>{t(once ? 'pledge.progress.once' : 'pledge.progress.again')}</p>
    </section>
  )
}
