import { OBJECTIVES } from '@fieldfare/shared/limits.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useDraft } from '../../platform/draft/useDraft.ts'
import { useForm } from '../../platform/form/useForm.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { useStepFocus } from '../../platform/ui/form/useStepFocus.ts'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import { WizardFrame } from '../../platform/ui/layout/WizardFrame.tsx'
import { WizardScreen } from '../../platform/ui/layout/WizardScreen.tsx'
import { UnsavedDialog } from '../../platform/ui/overlay/UnsavedDialog.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { AmountStep } from './AmountStep.tsx'
import { type BudgetDraft, budgetIssues, budgetStep, dataOf, DRAFT_KEY, leftIn } from './budgetDraft.ts'
import { BUDGET_STEPS } from '../survey/surveySteps.ts'
import { funding, putFunding } from './data.ts'
import { BudgetReview } from './BudgetReview.tsx'
import classes from './Funding.module.css'
import { IntroductionStep } from './IntroductionStep.tsx'
import { LocationsStep } from './LocationsStep.tsx'
import { ObjectivesStep } from './ObjectivesStep.tsx'
import { inOrder } from './numberedPlaces.ts'
import { PlacesMap } from './PlacesMap.tsx'
import { useSurvey } from '../survey/data.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

interface FundingWizardProps {
  start: BudgetDraft
  /** True if a draft of an earlier visit is continued. */
  begun: boolean
  noAreas: boolean
  onSaved: () => void
}

/** The five steps of the budget, on wide screens beside a map of the chosen places. Every edit is stored in the draft. */
export function FundingWizard({ start, begun, noAreas, onSaved }: FundingWizardProps) {
  const { t } = useTranslation()
  const { euro } = useFormat()
  const navigate = useNavigate()
  const phone = usePhone()
  const { survey } = useSurvey()
  const { step: wish } = useSearch({ from: '/survey/survey/funding' })
  const frame = useRef<HTMLDivElement>(null)
  const draft = useDraft('funding', DRAFT_KEY)
  // The saved budget may be read again meanwhile; the form keeps the budget, with its id, from which the edits began.
  const [base] = useState(start)
  const save = useCall(api.register.saveFunding.mutate, { onSuccess: putFunding })

  const form = useForm<BudgetDraft>({
    base,
    check: (values) => budgetIssues(values, step),
    keep: (values) => draft.keep(values, step),
    aliases: { locations: 'places' },
    send: async (values) => {
      await save.mutateAsync({ id: values.id, data: dataOf(values) })
      await draft.finish().catch(() => undefined)
      showToast(t('funding.saved.done'))
      await navigate({ to: paths.funding, search: {}, replace: true })
      onSaved()
    },
  })
  const { values } = form
  const step = budgetStep(values, wish)
  const places = useOnce(funding.places, { places: values.places.map(({ kind, id }) => ({ kind, id })) })
  useStepFocus(frame, step)

  const show = (to: string, replace = false) =>
    void navigate({ to: paths.funding, search: (old) => ({ ...old, step: to }), replace })
  // After saving, the URL is that of the next page, so its step must not be corrected.
  const settled = form.sending || form.sent
  const correct = useEffectEvent(() => show(step, true))
  useEffect(() => {
    if (!settled && wish !== step) correct()
  }, [settled, wish, step])

  const at = BUDGET_STEPS.indexOf(step)
  const [before, following] = [BUDGET_STEPS[at - 1], BUDGET_STEPS[at + 1]]
  const shares =
    step === 'locations'
      ? values.places.map(({ amount }) => amount)
      : step === 'objectives'
        ? OBJECTIVES.map((one) => values.objectives[one])
        : null
  const remaining = shares ? leftIn(values, shares) : 0
  const next =
    remaining > 0
      ? t('funding.split.leftMore', { amount: euro(remaining) })
      : remaining < 0
        ? t('funding.split.overLess', { amount: euro(-remaining) })
        : following
          ? t('app.word.next', { what: t(`funding.steps.${following}`) })
          : t('funding.finalize.save')
  const onNext = () => {
    if (!form.valid()) return
    if (following) show(following)
    else form.submit()
  }

  const wizard = (
    <WizardFrame
      ref={form.ref}
      stepName={t(`funding.steps.${step}`)}
      progress={
        // Within a survey, the survey's own progress bar is shown instead.
        survey
          ? undefined
          : {
              step: at + 1,
              total: BUDGET_STEPS.length,
              label: t('app.word.stepOf', { step: at + 1, total: BUDGET_STEPS.length }),
            }
      }
      title={t(`funding.${step}.title`)}
      hint={t(`funding.${step}.hint`)}
      back={before && { label: t('app.word.back'), onPress: () => show(before) }}
      next={next}
      onNext={onNext}
      busy={form.sending && t('funding.finalize.saving')}
      why={form.failure ?? undefined}
      later={{
        label: t('app.word.finishLater'),
        onPress: () => void draft.flush().finally(() => void navigate({ to: paths.home2 })),
      }}
      saved={draft.status.kept || (begun && !form.dirty) ? t('app.word.draftSaved') : undefined}
      unsaved={draft.status.unwritten === 'refused'}
    >
      {step === 'introduction' && <IntroductionStep noAreas={noAreas} />}
      {step === 'amount' && <AmountStep form={form} />}
      {step === 'locations' && <LocationsStep form={form} places={places} />}
      {step === 'objectives' && <ObjectivesStep form={form} />}
      {step === 'finalize' && <BudgetReview draft={values} places={places.data ?? []} go={show} />}
    </WizardFrame>
  )
  return (
    <div ref={frame} className={classes.screen}>
      {phone ? (
        <section className={classes.phone}>{wizard}</section>
      ) : (
        <WizardScreen
          width="funding"
          map={<PlacesMap places={inOrder(values, places.data ?? [])} budget={values.amount} />}
        >
          {wizard}
        </WizardScreen>
      )}
      <UnsavedDialog dirty={draft.status.unwritten !== null} closing />
    </div>
  )
}
