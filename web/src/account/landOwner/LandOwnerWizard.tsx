import { useRouter } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../../api/publicConfig.ts'
import { useKept } from '../../draft/data.ts'
import { DrawBar } from '../../map/draw/DrawBar.tsx'
import { DrawOverlay } from '../../map/draw/DrawOverlay.tsx'
import { useDrawing } from '../../map/draw/useDrawing.ts'
import { toGeometry } from '../../map/operations/shape.ts'
import { boundsOf, fitTo } from '../../map/view/fit.ts'
import type { MapControl } from '../../map/view/mapProps.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { paths } from '../../paths.ts'
import { useColourScheme } from '../../shell/colourScheme.ts'
import { focusFirstError } from '../../ui/focusFirstError.ts'
import { usePhone } from '../../ui/usePhone.ts'
import { WizardFrame } from '../../ui/WizardFrame.tsx'
import { WizardScreen } from '../../ui/WizardScreen.tsx'
import { DrawHead } from './DrawHead.tsx'
import { DRAFT_KEY, type LandDraft } from './landDraft.ts'
import { LandStep } from './LandStep.tsx'
import { STEPS } from './landValues.ts'
import { useLandOwner } from './useLandOwner.ts'

const NOBODY: readonly never[] = []
const NO_CONTROLS: readonly MapControl[] = []
const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position']

/** General info, draw, description, finalize: an account and a community in one go. */
export function LandOwnerWizard({ start }: { start: LandDraft }) {
  const { t } = useTranslation()
  const router = useRouter()
  const theme = useColourScheme()
  const phone = usePhone()
  const config = usePublicConfig()
  const kept = useKept('landOwner', DRAFT_KEY)
  const land = useLandOwner(start)
  const [map, setMap] = useState<Map | null>(null)
  const [why, setWhy] = useState<string>()
  const { form, step, at, shape } = land
  const drawing = useDrawing(step === 'draw' ? map : null, {
    initial: start.shape,
    palette: theme,
    device: phone ? 'phone' : 'desk',
    onChange: land.setShape,
    // Out of the map and back to the questions.
    onStop: () => form.ref.current?.querySelector('h1')?.focus(),
  })
  land.figures.current = drawing.figures

  const geometry = shape.closed ? toGeometry(shape) : null
  const drawn = geometry && step !== 'draw' ? [{ id: start.id, title: form.values.title, geometry }] : NOBODY
  const stepName = t(`account.owner.steps.${step}`)
  const later = { label: t('app.word.finishLater'), onPress: () => router.history.push(paths.welcome) }
  const saved = kept && t('app.word.draftSaved')

  useEffect(() => {
    setWhy(undefined)
    // A step is a page of its own to those who hear it.
    if (form.ref.current?.querySelector('[aria-invalid="true"]')) focusFirstError(form.ref.current)
    else form.ref.current?.querySelector('h1')?.focus()
  }, [step, form.ref])
  useEffect(() => {
    const bounds = map && geometry ? boundsOf([geometry]) : null
    if (map && bounds) fitTo(map, bounds, phone && step !== 'draw' ? { bottom: map.getContainer().clientHeight - 200 } : {})
    // The map follows the steps, not each dot.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, step, phone])

  const next = () => {
    if (step !== 'draw') return land.next()
    if (drawing.canFinish) return land.next()
    setWhy(t('account.owner.draw.missing'))
    if (drawing.closed) drawing.showProblem()
    else drawing.close()
  }
  const following = STEPS[at + 1]
  const nextLabel = following
    ? t('app.word.next', { what: t(`account.owner.steps.${following}`) })
    : t('account.owner.finalize.submit')

  return (
    <WizardScreen
      tools={
        step === 'draw'
          ? {
              head: <DrawHead title={t('account.owner.draw.title')} onBack={() => land.back?.()} later={{ ...later, label: t('account.owner.later') }} />,
              bar: <DrawBar drawing={drawing} next={{ label: nextLabel, onPress: next }} saved={saved} />,
            }
          : undefined
      }
      map={
        <MapView
          label={t('account.owner.draw.mapLabel')}
          theme={theme}
          styleUrl={config?.mapStyleUrl}
          everyone={false}
          controls={phone && step !== 'draw' ? NO_CONTROLS : CONTROLS}
          freshCommunities={drawn}
          onReady={(made) => {
            setMap(made)
            return () => setMap(null)
          }}
        >
          {step === 'draw' && <DrawOverlay drawing={drawing} size={phone} />}
        </MapView>
      }
    >
      <WizardFrame
        ref={form.ref}
        step={at + 1}
        total={STEPS.length}
        stepName={stepName}
        stepOf={t('app.word.stepOf', { step: at + 1, total: STEPS.length })}
        title={t(`account.owner.${step}.title`)}
        hint={t(`account.owner.${step}.hint`)}
        back={land.back && { label: t('app.word.back'), onPress: land.back }}
        next={nextLabel}
        onNext={next}
        busy={form.sending && t('account.owner.finalize.sending')}
        why={form.failure ?? why}
        later={later}
        saved={saved}
      >
        <LandStep land={land} drawing={drawing} />
      </WizardFrame>
    </WizardScreen>
  )
}
