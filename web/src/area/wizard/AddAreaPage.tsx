import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { isUnanswered } from '../../i18n/failure.ts'
import { keepChosenFile } from '../../import/chosenFile.ts'
import { FileButton } from '../../import/FileButton.tsx'
import { boundsOf } from '../../map/view/fit.ts'
import { parseAt } from '../../map/view/mapAddress.ts'
import { shapeOf } from '../../map/wizard/drawnDraft.ts'
import { DrawWizardScreen } from '../../map/wizard/DrawWizardScreen.tsx'
import { useWizard } from '../../map/wizard/useWizard.ts'
import { useDraftKey, useWizardStart, type WizardStart } from '../../map/wizard/useWizardStart.ts'
import { paths } from '../../paths.ts'
import { NotRead } from '../../shell/states/NothingToShow.tsx'
import { SignInDialog } from '../../shell/states/SignInDialog.tsx'
import { isReachable, useStatus } from '../../shell/states/status.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { useLyingPhone, usePhone } from '../../ui/layout/usePhone.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { AreaDraft, areaEditPlan, areaPlan, type AreaStep, draftOf } from '../areaPlan.ts'
import { findMyArea } from '../data.ts'
import classes from './AddAreaPage.module.css'
import { AreaCard } from './AreaCard.tsx'
import { AreaReview } from './AreaReview.tsx'
import { STEPS } from './AreaSteps.tsx'
import { BeforeDrawing } from './BeforeDrawing.tsx'
import { DrawSide } from './DrawSide.tsx'
import { useSaveArea } from './useSaveArea.ts'
import { useSavedText, useSaveTexts } from './wizardStatus.ts'

/** Close enough to see one's own street when the map opens at home. */
const HOME_ZOOM = 12
/** Pixels of the map's upper edge under the card. */
const CARD = 64

/** Opens what the address names: a draft, an area of one's own to change, or else a new area with an id of its own. */
export function AddAreaPage() {
  const { t } = useTranslation()
  const { isLoading } = useMe()
  const { edit } = useSearch({ from: '/main/add-area' })
  const draftKey = useDraftKey(areaPlan.path, edit === undefined)
  // A person's drafts are found once it is known who is here.
  const key = isLoading ? undefined : (edit ?? draftKey)
  const start = useWizardStart(edit ? areaEditPlan : areaPlan, key, async () => {
    if (!edit) return AreaDraft.parse({})
    const area = await findMyArea(edit)
    return area && draftOf(area)
  })

  if (start === 'missing')
    return (
      <EmptyState
        title={t('errors.code.not-found')}
        actions={
          <ButtonLink to={paths.myAreas} kind="call">
            {t('app.title.myAreas')}
          </ButtonLink>
        }
      >
        {t('area.wizard.missing')}
      </EmptyState>
    )
  if (start && 'failure' in start) return <NotRead failure={start.failure} onRetry={start.retry} />
  if (!start)
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('app.word.loading')} />
      </div>
    )
  return <AreaWizard key={start.key} start={start} />
}

/** The eight steps beside one map; for a kept area also all answers at a glance. */
function AreaWizard({ start }: { start: WizardStart<AreaDraft, AreaStep> }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const navigate = useNavigate()
  const lying = useLyingPhone()
  const touch = usePhone() || lying
  const saving = useSaveArea(start.key)
  const { edit } = start.draft
  const wizard = useWizard(edit ? areaEditPlan : areaPlan, {
    start,
    send: saving.send,
    onSent: () => {
      if (edit) showToast(t('area.wizard.saved'))
      return navigate({ to: paths.myAreas, replace: true })
    },
    onLater: (begun) => {
      if (begun) showToast(t(me ? 'area.wizard.stopped' : 'area.wizard.stoppedGuest'))
      return navigate({ to: me ? paths.myAreas : paths.map })
    },
  })
  const { form, step, draws, begun, back, later } = wizard
  const draft = form.values
  const saved = useSavedText(begun, wizard.status)
  const { submit, why } = useSaveTexts(edit !== null, saving.failure)
  useRetry(isUnanswered(saving.failure), form.submit)

  const { at } = useSearch({ from: '/main/add-area' })
  const fromFile = (
    <FileButton
      onFile={(file) => {
        keepChosenFile(file)
        void navigate({ to: paths.areasFromFile, search: edit ? { edit } : { draft: start.key, at } })
      }}
    />
  )
  const map = useMapOf(start, draft, draws)
  const Step = step !== 'map' && step !== 'review' && STEPS[step]
  const missing = wizard.issues.some(({ key }) => key === 'required')
  const shape = map.mine[0]?.geometry
  return (
    <>
      <DrawWizardScreen
        wizard={wizard}
        words={{
          nameOf: (one) => t(`area.wizard.name.${one}`),
          titleOf: (one) => t(`area.wizard.title.${one}`),
          hintOf: (one) => (one === 'map' ? '' : t(`area.wizard.hint.${one}`)),
          nextOf: (one) => (one === 'level' ? '' : t(`area.wizard.next.${one}`)),
          back: edit ? t('area.wizard.name.review') : undefined,
          submit,
          sending: t('area.wizard.saving'),
          saved,
          kept: !missing && isUnanswered(saving.failure),
          why: missing && hasReason(step) ? t(`area.wizard.why.${step}`) : why,
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
        laterOverMap
        otherWay={fromFile}
        onStop={later}
        over={
          touch ? (
            <div className={classes.over}>
              <Button className={classes.pill} onClick={later}>
                {t('app.word.later')}
              </Button>
            </div>
          ) : (
            shape &&
            draft.level && (
              <AreaCard
                title={draft.title.trim()}
                level={draft.level}
                areaM2={geodesicArea(shape)}
                onReshape={() => wizard.go('map')}
              />
            )
          )
        }
        drawPanel={(drawing, onNext) => (
          <DrawSide
            drawing={drawing}
            draft={draft}
            following={wizard.following ?? 'description'}
            saved={saved}
            unsaved={wizard.status.unwritten === 'refused'}
            onNext={onNext}
            onBack={back}
            onLater={later}
            otherWay={fromFile}
          />
        )}
      >
        {() => (
          <>
            {Step && <Step form={form} />}
            {step === 'review' && <AreaReview draft={draft} go={wizard.go} />}
            {step === 'level' && !edit && <BeforeDrawing draftKey={start.key} begun={begun} />}
          </>
        )}
      </DrawWizardScreen>
      <SignInDialog
        open={saving.needsAccount}
        onClose={saving.dismiss}
        title={t('area.wizard.account.title')}
        cancel={t('area.wizard.account.back')}
        note={t('area.wizard.account.text')}
      >
        {t('errors.code.account-required')}
      </SignInDialog>
    </>
  )
}

const hasReason = (step: AreaStep) => step === 'level' || step === 'rating' || step === 'frequency'

/** What the map shows: the shape of the draft, and where it opens: at what was drawn, at `?at=`, or at home. */
function useMapOf({ key, draft: first }: WizardStart<AreaDraft, AreaStep>, draft: AreaDraft, draws: boolean) {
  const { me } = useMe()
  const { at } = useSearch({ from: '/main/add-area' })
  const { shape, around, level } = draft
  const mine = useMemo(() => {
    const geometry = draws ? null : shapeOf({ shape, around })
    return geometry && level ? [{ id: key, geometry, title: '', level }] : []
  }, [shape, around, level, draws, key])
  const [opened] = useState(() => {
    const begun = shapeOf(first)
    const home = me?.home && { ...me.home, zoom: HOME_ZOOM }
    return { at: parseAt(at) ?? home ?? null, fit: begun && boundsOf([begun]) }
  })
  return { ...opened, mine, selected: mine.length > 0 ? key : null }
}

/** Sends again once the connection is back, if the last try found none. */
function useRetry(waiting: boolean, send: () => void): void {
  const { connection } = useStatus()
  const retry = useEffectEvent(() => {
    if (waiting) send()
  })
  useEffect(() => {
    if (isReachable(connection)) retry()
  }, [connection])
}
