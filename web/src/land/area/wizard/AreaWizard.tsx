import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { isUnanswered } from '../../../platform/i18n/failure.ts'
import { boundsOf } from '../../../map/view/fit.ts'
import { parseAt } from '../../../map/view/mapAddress.ts'
import { m2Of, shapeOf } from '../../../map/wizard/drawnDraft.ts'
import { DrawWizardScreen } from '../../../map/wizard/DrawWizardScreen.tsx'
import { useWizard } from '../../../map/wizard/useWizard.ts'
import type { WizardStart } from '../../../map/wizard/useWizardStart.ts'
import type { WizardPlan } from '../../../map/wizard/wizardPlan.ts'
import { isReachable, useStatus } from '../../../platform/shell/states/status.ts'
import { showQuestion } from '../../../platform/ui/form/nextQuestion.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { useLyingPhone, usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { type AreaDraft, areaPlan, type AreaQuestion, type AreaStep } from '../areaPlan.ts'
import pillClasses from '../../../map/controls/pill.module.css'
import classes from './AreaWizard.module.css'
import { AreaCard } from './AreaCard.tsx'
import { AreaReview } from './AreaReview.tsx'
import { STEPS } from './AreaSteps.tsx'
import { BeforeDrawing, BegunBefore } from './BeforeDrawing.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DrawSide } from './DrawSide.tsx'
import { endBegun, useAccountFirst } from './useAccountFirst.ts'
import { useSaveArea } from './useSaveArea.ts'
import { useSavedText, useSaveTexts } from './wizardStatus.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The zoom of a map that opens at the person's home: close enough to see their street. */
const HOME_ZOOM = 12
/** Pixels at the upper edge of the map that the card covers. */
const CARD = 64

interface AreaWizardProps {
  start: WizardStart<AreaDraft, AreaStep>
  plan: WizardPlan<AreaDraft, AreaStep>
  /** The position at which the map opens, in the format of the URL's `at` parameter. */
  at?: string | undefined
  /** The title of the drawing step if the level is given. */
  mapTitle?: string | undefined
  /** A text that says which of several areas this is, such as "Area 2 of 4". */
  mapCount?: string
  /** A link to read the shape from a file instead of drawing it. */
  fromFile?: ReactNode
  /** True if the next page needs the saved area: without a connection, saving then fails instead of waiting on the device. */
  atOnce?: boolean
  onSaved: () => unknown
  /** Called to stop and finish later; `begun` is true if there is a draft to return to. */
  onLater: (begun: boolean) => unknown
}

/** The wizard for an area: the steps beside one map, and for a saved area also an overview of all answers. */
export function AreaWizard({
  start,
  plan,
  at,
  mapTitle,
  mapCount,
  fromFile,
  atOnce = false,
  onSaved,
  onLater,
}: AreaWizardProps) {
  const { t } = useTranslation()
  const lying = useLyingPhone()
  const touch = usePhone() || lying
  const saving = useSaveArea(start.key, atOnce)
  const { edit } = start.draft
  const onSent = () => {
    endBegun(start.key)
    return onSaved()
  }
  const wizard = useWizard(plan, { start, send: saving.send, onSent, onLater })
  const { form, step, draws, begun, back, later } = wizard
  const draft = form.values
  const saved = useSavedText(begun, wizard.status)
  const { submit, why } = useSaveTexts(edit !== null, saving.failure)
  useAccountFirst(start.key, draft, saving, form.submit)
  useRetry(isUnanswered(saving.failure), form.submit)

  const begins = !edit && plan.path === areaPlan.path
  const map = useMapOf(start, draft, draws, at)
  const Step = step !== 'map' && step !== 'review' && STEPS[step]
  const asks = plan.steps.flatMap((one) => one.asks)
  const wanted = useWantedQuestion(step)
  const missing = wizard.issues.some(({ key }) => key === 'required')
  const m2 = m2Of(draft)
  const changed = shapeOf(draft)
  const conflict = edit !== null && changed && saving.failure?.code === 'conflict' && (
    <ConflictDialog
      draft={draft}
      shape={changed}
      id={edit}
      onDecide={(decision) => {
        saving.decide(decision)
        saving.dismiss()
        form.submit()
      }}
      onGiveUp={wizard.giveUp}
      onClose={saving.dismiss}
    />
  )
  return (
    <DrawWizardScreen
      wizard={wizard}
      words={{
        nameOf: (one) => (one !== 'map' && one !== 'review' && draft.title.trim()) || t(`area.wizard.name.${one}`),
        titleOf: (one) => (one === 'map' && mapTitle) || t(`area.wizard.title.${one}`),
        count: mapCount,
        hintOf: (one) => (one === 'map' ? '' : t(`area.wizard.hint.${one}`)),
        nextOf: (one) => t(`area.wizard.next.${one}`),
        ending: true,
        back: edit ? t('area.wizard.name.review') : undefined,
        submit,
        sending: t('area.wizard.saving'),
        saved,
        kept: !missing && isUnanswered(saving.failure),
        why: missing ? '' : why,
        leave: {
          title: t('area.wizard.leave.title'),
          text: t('area.wizard.leave.text'),
          stay: t('area.wizard.leave.stay'),
          leave: t('area.wizard.leave.leave'),
        },
      }}
      map={{
        ...map,
        label: t('area.wizard.mapLabel'),
        ...(!draws && !touch && { controls: ['layers'] }),
      }}
      level={draft.level}
      inset={{ top: CARD }}
      strip
      laterOverMap
      otherWay={
        <>
          {begins && <BegunBefore draftKey={start.key} begun={begun} />}
          {fromFile}
        </>
      }
      onStop={later}
      over={
        touch ? (
          <Row justify="end" className={classes.over}>
            <Button className={pillClasses.pill} onClick={later}>
              {t('app.word.later')}
            </Button>
          </Row>
        ) : (
          m2 !== null &&
          draft.level && (
            <AreaCard title={draft.title.trim()} level={draft.level} areaM2={m2} onReshape={() => wizard.go('map')} />
          )
        )
      }
      drawPanel={(drawing, onNext) => (
        <DrawSide
          drawing={drawing}
          draft={draft}
          title={mapTitle ?? t('area.wizard.title.map')}
          steps={wizard.steps}
          following={wizard.following ?? 'description'}
          saved={saved}
          unsaved={wizard.status.unwritten === 'refused'}
          onNext={onNext}
          onBack={back}
          onLater={later}
          otherWay={fromFile}
          notes={begins && <BeforeDrawing draftKey={start.key} begun={begun} />}
        />
      )}
    >
      {() => (
        <Stack gap="l">
          {conflict}
          {Step && <Step form={form} asks={asks} />}
          {step === 'review' && (
            <AreaReview
              draft={draft}
              go={(to, question) => {
                wanted.current = question
                wizard.go(to)
              }}
            />
          )}
        </Stack>
      )}
    </DrawWizardScreen>
  )
}

/** Returns a ref for the question to scroll to after the next change of step. */
function useWantedQuestion(step: AreaStep): RefObject<AreaQuestion | null> {
  const wanted = useRef<AreaQuestion | null>(null)
  useEffect(() => {
    const question = wanted.current && document.querySelector<HTMLElement>(`[data-question="${wanted.current}"]`)
    wanted.current = null
    if (question) showQuestion(question)
  }, [step])
  return wanted
}

/** Returns the draft's shape to show on the map, and the map's first position: at the drawn shape, at `?at=`, or at the person's home. */
function useMapOf(
  { key, draft: first }: WizardStart<AreaDraft, AreaStep>,
  draft: AreaDraft,
  draws: boolean,
  at: string | undefined,
) {
  const { me } = useMe()
  const { shape, around, level } = draft
  const ownAreas = useMemo(() => {
    const geometry = draws ? null : shapeOf({ shape, around })
    return geometry && level ? [{ id: key, geometry, title: '', level }] : []
  }, [shape, around, level, draws, key])
  const [opened] = useState(() => {
    const begun = shapeOf(first)
    const home = me?.home && { ...me.home, zoom: HOME_ZOOM }
    return { at: parseAt(at) ?? home ?? null, fit: begun && boundsOf([begun]) }
  })
  return { ...opened, mine: ownAreas, selected: ownAreas.length > 0 ? key : null }
}

/** Calls `send` when the connection is back, if `waiting` is true (the last attempt had no connection). */
function useRetry(waiting: boolean, send: () => void): void {
  const { connection } = useStatus()
  const retry = useEffectEvent(() => {
    if (waiting) send()
  })
  useEffect(() => {
    if (isReachable(connection)) retry()
  }, [connection])
}
