import type { FundablePlace } from '@fieldfare/shared/funding.ts'
import { OBJECTIVES } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { ReviewEntry, ReviewList } from '../../platform/ui/layout/ReviewList.tsx'
import { type BudgetDraft, type BudgetStep, budgetCents, shareCents } from './budgetDraft.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { NothingCharged } from './NothingCharged.tsx'
import textClasses from '../../platform/ui/text.module.css'

interface BudgetReviewProps {
  draft: BudgetDraft
  places: readonly FundablePlace[]
  go: (step: BudgetStep) => void
}

/** The last step: shows all answers that will be saved, each with a button back to its step. */
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
  const sharedPlaces = draft.places.filter(({ amount }) => shareCents(amount) !== 0)
  const goals = OBJECTIVES.filter((one) => shareCents(draft.objectives[one]) !== 0)
  return (
    <Stack gap="xl">
      <ReviewList>
        <ReviewEntry term={t('funding.finalize.amount')} change={change('amount', t('funding.finalize.amount'))}>
          <strong>{t('funding.perYear', { amount: euro(budgetCents(draft.amount) ?? 0) })}</strong>
          <span>{draft.reason}</span>
        </ReviewEntry>
        <ReviewEntry term={t('funding.finalize.places')} change={change('locations', t('funding.finalize.places'))}>
          {sharedPlaces.map(({ kind, id, amount }) => (
            <Row as="span" key={`${kind} ${id}`} tight justify="between">
              <span>{titleOf(kind, id)}</span> <b className={textClasses.number}>{euro(shareCents(amount) ?? 0)}</b>
            </Row>
          ))}
          <span>{draft.locationsReason}</span>
        </ReviewEntry>
        <ReviewEntry term={t('funding.finalize.goals')} change={change('objectives', t('funding.finalize.goals'))}>
          {goals.map((one) => (
            <Row as="span" key={one} tight justify="between">
              <span>{one === 'other' ? draft.otherName.trim() : t(`funding.objectives.name.${one}`)}</span>{' '}
              <b className={textClasses.number}>{euro(shareCents(draft.objectives[one]) ?? 0)}</b>
            </Row>
          ))}
          <span>{draft.objectivesReason}</span>
        </ReviewEntry>
      </ReviewList>
      <NothingCharged />
    </Stack>
  )
}
