import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { findDraft } from '../../platform/draft/draftSync.ts'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { BudgetDraft, DRAFT_KEY, draftOf, newDraft } from './budgetDraft.ts'
import { BUDGET_STEPS } from '../survey/surveySteps.ts'
import { funding } from './data.ts'
import { Box } from '../../platform/ui/layout/Layout.tsx'
import { FundingOverview } from './FundingOverview.tsx'
import { FundingWizard } from './FundingWizard.tsx'
import { Requests } from './Requests.tsx'
import { useDecimal } from './useDecimal.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

/** Returns the stored draft of an earlier visit; null if there is none, undefined while it is being read. */
function useKeptDraft(): BudgetDraft | null | undefined {
  const [stored, setStored] = useState<BudgetDraft | null>()
  useEffect(() => {
    // A device that cannot store drafts has no draft.
    findDraft('funding', DRAFT_KEY).then(
      (draft) => setStored(draft ? BudgetDraft.parse(draft.content) : null),
      () => setStored(null),
    )
  }, [])
  return stored
}

/** The yearly nature budget: the wizard until the budget is divided; then the saved budget, the earnings and the six pledge requests. */
export function FundingPage() {
  const { t } = useTranslation()
  const { step } = useSearch({ from: '/survey/survey/funding' })
  const ownFunding = useLive(funding.mine)
  const areas = usePagedQuery(funding.areas)
  const draft = useKeptDraft()
  const decimal = useDecimal()
  const [saved, setSaved] = useState(0)

  const failure = failureIn(ownFunding) ?? areas.failure
  if (failure !== null)
    return (
      <NotRead
        failure={failure}
        onRetry={() => {
          void ownFunding.refetch()
          areas.retry()
        }}
      />
    )
  if (!ownFunding.data || !areas.items || draft === undefined)
    return (
      <Box pad="gutter" grow>
        <SkeletonLines label={t('funding.loading')} lines={6} />
      </Box>
    )
  const budget = ownFunding.data.funding
  if (step === 'requests') return <Requests mine={ownFunding.data} />
  if (budget && !BUDGET_STEPS.some((one) => one === step))
    return <FundingOverview mine={ownFunding.data} funding={budget} begun={draft !== null && saved === 0} />
  const start = (saved === 0 && draft) || (budget ? draftOf(budget, areas.items, decimal) : newDraft(areas.items))
  return (
    <FundingWizard
      key={saved}
      start={start}
      begun={saved === 0 && draft !== null}
      noAreas={areas.items.length === 0}
      onSaved={() => setSaved((count) => count + 1)}
    />
  )
}
