import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldTexts } from '../../i18n/failure.ts'
import { focusFirstError } from '../../ui/form/focusFirstError.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { WizardFrame } from '../../ui/layout/WizardFrame.tsx'
import { issuesAt, type Step, stepAfter, STEPS } from '../wizard.ts'
import classes from './AreaWizardScreen.module.css'
import { BeforeDrawing } from './BeforeDrawing.tsx'
import {
  ActivitiesStep,
  DescriptionStep,
  FrequencyStep,
  LevelStep,
  PriorityStep,
  RatingStep,
  RelationshipStep,
  type StepProps,
} from './Steps.tsx'
import type { AreaWizard } from './useAreaWizard.ts'
import type { SaveArea } from './useSaveArea.ts'
import { useSaveWords } from './useSaveWords.ts'

const BODIES: Record<Exclude<Step, 'map'>, (props: StepProps) => React.ReactNode> = {
  level: LevelStep,
  description: DescriptionStep,
  rating: RatingStep,
  frequency: FrequencyStep,
  activities: ActivitiesStep,
  priority: PriorityStep,
  relationship: RelationshipStep,
}

interface StepPanelProps {
  wizard: AreaWizard
  saving: SaveArea
  saved: string
  onNext: () => void
  onBack: (() => void) | undefined
  onLater: () => void
}

/** One question with its answers: a panel beside the map on a desk, a sheet under it on a phone. */
export function StepPanel({ wizard, saving, saved, onNext, onBack, onLater }: StepPanelProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const { draft, step, change } = wizard
  const [tried, setTried] = useState<Step | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const words = useSaveWords(wizard, saving)

  if (step === 'map') return null
  const issues = tried === step ? issuesAt(draft, step) : []
  const missing = issues.some(({ key }) => key === 'required')
  const Body = BODIES[step]
  const next = stepAfter(step)

  const go = () => {
    if (issuesAt(draft, step).length === 0) return onNext()
    setTried(step)
    if (step === 'description' || draft[step] !== null) focusFirstError(form.current)
    else form.current?.querySelector<HTMLElement>('fieldset input')?.focus()
  }
  const frame = (
    <WizardFrame
      ref={form}
      step={STEPS.indexOf(step) + 1}
      total={STEPS.length}
      stepName={t(`area.wizard.name.${step}`)}
      stepOf={t('app.word.stepOf', { step: STEPS.indexOf(step) + 1, total: STEPS.length })}
      title={t(`area.wizard.title.${step}`)}
      hint={t(`area.wizard.hint.${step}`)}
      back={onBack && { label: t('app.word.back'), onPress: onBack }}
      next={next ? t('app.word.next', { what: t(`area.wizard.next.${next}`) }) : words.button}
      busy={saving.sending && t('area.wizard.saving')}
      why={missing && hasReason(step) ? t(`area.wizard.why.${step}`) : words.failure}
      onNext={go}
      later={phone ? undefined : { label: t('app.word.finishLater'), onPress: onLater }}
      saved={saved}
    >
      <Body draft={draft} change={change} errors={fieldTexts(t, issues)} />
      {step === 'level' && <BeforeDrawing wizard={wizard} />}
    </WizardFrame>
  )
  return phone ? (
    <section className={classes.sheet}>{frame}</section>
  ) : (
    <div className={classes.side}>
      <Panel width="wizard">{frame}</Panel>
    </div>
  )
}

const hasReason = (step: Step) =>
  step === 'level' || step === 'description' || step === 'rating' || step === 'frequency'
