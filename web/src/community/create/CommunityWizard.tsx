import { useNavigate } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../../api/publicConfig.ts'
import { useKept } from '../../draft/data.ts'
import { DrawBar } from '../../map/draw/DrawBar.tsx'
import { DrawOverlay } from '../../map/draw/DrawOverlay.tsx'
import { DrawPanel } from '../../map/draw/DrawPanel.tsx'
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
import { type CommunityDraft, STEPS } from './communityDraft.ts'
import { DescriptionStep, ReviewStep } from './CommunitySteps.tsx'
import { DrawHead } from './DrawHead.tsx'
import { useCommunityWizard } from './useCommunityWizard.ts'

const NOTHING: readonly never[] = []
const NO_CONTROLS: readonly MapControl[] = []
const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position']

/** Draw, description, finalize: a community, kept as a draft at every step. */
export function CommunityWizard({ id, start }: { id: string; start: CommunityDraft }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const theme = useColourScheme()
  const phone = usePhone()
  const config = usePublicConfig()
  const kept = useKept('community', id)
  const wizard = useCommunityWizard(id, start)
  const [map, setMap] = useState<Map | null>(null)
  const [why, setWhy] = useState<string>()
  const { form, step, at, shape } = wizard
  const drawing = useDrawing(step === 'draw' ? map : null, {
    initial: start.shape,
    palette: theme,
    device: phone ? 'phone' : 'desk',
    onChange: wizard.setShape,
  })
  wizard.figures.current = drawing.figures

  const geometry = shape.closed ? toGeometry(shape) : null
  const drawn = geometry && step !== 'draw' ? [{ id, title: form.values.title, geometry }] : NOTHING
  const saved = kept && t('app.word.draftSaved')
  const later = { label: t('app.word.finishLater'), onPress: () => void navigate({ to: paths.myOwnedCommunities }) }
  const following = STEPS[at + 1]
  const nextLabel = following
    ? t('app.word.next', { what: t(`community.create.steps.${following}`) })
    : t('community.create.finalize.submit')

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
    if (step !== 'draw' || drawing.canFinish) return wizard.next()
    setWhy(t('community.create.draw.missing'))
    if (drawing.closed) drawing.showProblem()
    else drawing.close()
  }
  const bar = <DrawBar drawing={drawing} next={{ label: nextLabel, onPress: next }} saved={saved} />
  return (
    <WizardScreen
      tools={step === 'draw' ? { head: <DrawHead title={t('community.create.draw.title')} later={later} />, bar } : undefined}
      map={
        <MapView
          label={t('community.create.mapLabel')}
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
        stepName={t(`community.create.steps.${step}`)}
        stepOf={t('app.word.stepOf', { step: at + 1, total: STEPS.length })}
        title={t(`community.create.${step}.title`)}
        hint={t(`community.create.${step}.hint`)}
        back={wizard.back && { label: t('app.word.back'), onPress: wizard.back }}
        next={nextLabel}
        onNext={next}
        busy={form.sending && t('community.create.finalize.sending')}
        why={form.failure ?? why}
        later={later}
        saved={saved}
      >
        {step === 'draw' && <DrawPanel drawing={drawing} />}
        {step === 'description' && <DescriptionStep form={form} />}
        {step === 'finalize' && <ReviewStep wizard={wizard} areaM2={drawing.areaM2} />}
      </WizardFrame>
    </WizardScreen>
  )
}
