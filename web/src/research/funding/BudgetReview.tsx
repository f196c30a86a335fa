import type { FundablePlace } from '@fieldfare/shared/funding.ts'
import { OBJECTIVES } from '@fieldfare/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../platform/i18n/format.ts'
import { ReviewEntry, ReviewList } from '../../platform/ui/layout/ReviewList.tsx'
import { type BudgetDraft, type BudgetStep, budgetCents, shareCents } from './budgetDraft.ts'
import classes from './Funding.module.css'
import { NothingCharged } from './NothingCharged.tsx'

interface BudgetReviewProps {
  draft: BudgetDraft
  places: readonly FundablePlace[]
  go: (step: BudgetStep) => void
}

/** Everything that will be saved, each with the way back to it. */
export function BudgetReview({ draft, places, go }: BudgetReviewProps) {
  const { t } = useTranslation()
  const { euro } = useFormat()
  const change = (step: BudgetStep, what: string) => ({
    label: t('funding.finalize.change'),
    name: t('funding.finalize.changeNamed', { what }),
    onPress: () => go(step),
  })
  const titleOf = (kind: string, id: string) =>
    places.find((one) => one.kind === kind && one.id === id)?.title ?? t('funding.locations.gone')
  const given = draft.places.filter(({ amount }) => shareCents(amount) !== 0)
  const goals = OBJECTIVES.filter((one) => shareCents(draft.objectives[one]) !== 0)
  return (
    <div className={classes.stack}>
      <ReviewList>
        <ReviewEntry term={t('funding.finalize.amount')} change={change('amount', t('funding.finalize.amount'))}>
          <strong>{t('funding.perYear', { amount: euro(budgetCents(draft.amount) ?? 0) })}</strong>
          <span>{draft.reason}</span>
        </ReviewEntry>
        <ReviewEntry term={t('funding.finalize.places')} change={change('locations', t('funding.finalize.places'))}>
          {given.map(({ kind, id, amount }) => (
            <span key={`${kind} ${id}`} className={classes.line}>
              <span>{titleOf(kind, id)}</span> <b>{euro(shareCents(amount) ?? 0)}</b>
            </span>
          ))}
          <span>{draft.locationsReason}</span>
        </ReviewEntry>
        <ReviewEntry term={t('funding.finalize.goals')} change={change('objectives', t('funding.finalize.goals'))}>
          {goals.map((one) => (
            <span key={one} className={classes.line}>
              <span>{one === 'other' ? draft.otherName.trim() : t(`funding.objectives.name.${one}`)}</span>{' '}
              <b>{euro(shareCents(draft.objectives[one]) ?? 0)}</b>
            </span>
          ))}
          <span>{draft.objectivesReason}</span>
        </ReviewEntry>
      </ReviewList>
      <NothingCharged />
    </div>
  )
}
