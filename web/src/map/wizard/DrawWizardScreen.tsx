import type { Map } from 'maplibre-gl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Values } from '../../form/keptEdits.ts'
import { usePublicConfig } from '../../api/publicConfig.ts'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { useStepFocus } from '../../ui/form/useStepFocus.ts'
import { WizardFrame } from '../../ui/layout/WizardFrame.tsx'
import { WizardScreen } from '../../ui/layout/WizardScreen.tsx'
import { DrawBar } from '../draw/DrawBar.tsx'
import { DrawHead } from '../draw/DrawHead.tsx'
import { DrawOverlay } from '../draw/DrawOverlay.tsx'
import { type Drawing, useDrawing } from '../draw/useDrawing.ts'
import { toGeometry } from '../operations/shape.ts'
import { boundsOf, fitTo } from '../view/fit.ts'
import type { MapControl } from '../view/mapProps.ts'
import { MapView } from '../view/MapView.tsx'
import type { DrawWizard } from './useDrawWizard.ts'

const NOTHING: readonly never[] = []
const NO_CONTROLS: readonly MapControl[] = []
const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position']
/** How much of the map a phone shows above the questions. */
const STRIP = 200

interface DrawWizardScreenProps<V extends Values, S extends string> {
  wizard: DrawWizard<V, S>
  /** What is drawn, as it stands on the map once its shape is closed. */
  community: { id: string; title: string }
  mapLabel: string
  nameOf: (step: S) => string
  title: string
  hint: string
  /** The last button, and what it reads while sending. */
  submit: string
  sending: string
  onLater: () => void
  /** What the step asks. */
  children: (drawing: Drawing) => ReactNode
}

/** The steps of a wizard beside the map on which one of them draws. */
export function DrawWizardScreen<V extends Values, S extends string>(props: DrawWizardScreenProps<V, S>) {
  const { wizard, community, mapLabel, nameOf, title, hint, submit, sending, onLater, children } = props
  const { form, steps, step, start, shape, back } = wizard
  const { t } = useTranslation()
  const theme = useColourScheme()
  const phone = usePhone()
  const config = usePublicConfig()
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Map | null>(null)
  const [refused, setRefused] = useState(false)
  const draws = step === 'draw'
  const drawing = useDrawing(draws ? map : null, {
    initial: start,
    palette: theme,
    device: phone ? 'phone' : 'desk',
    onChange: wizard.draw,
    // Out of the map and back to the questions.
    onStop: () => frame.current?.querySelector('h1')?.focus(),
  })
  wizard.figures.current = drawing.analytics
  useStepFocus(frame, step)

  const geometry = shape.closed ? toGeometry(shape) : null
  useEffect(() => {
    const bounds = map && geometry ? boundsOf([geometry]) : null
    if (map && bounds) fitTo(map, bounds, phone && !draws ? { bottom: map.getContainer().clientHeight - STRIP } : {})
    // The map follows the steps, not each dot.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, step, phone])

  const onNext = () => {
    const mayGo = !draws || drawing.canFinish
    setRefused(!mayGo)
    if (mayGo) wizard.next()
    else if (drawing.closed) drawing.showProblem()
    else drawing.close()
  }
  const at = steps.indexOf(step)
  const following = steps[at + 1]
  const next = following ? t('app.word.next', { what: nameOf(following) }) : submit
  const saved = wizard.kept ? t('app.word.draftSaved') : undefined
  const tools = draws && {
    head: <DrawHead title={title} onBack={back ?? onLater} onLater={onLater} />,
    bar: <DrawBar drawing={drawing} next={{ label: next, onPress: onNext }} saved={saved} />,
  }

  return (
    <WizardScreen
      ref={frame}
      tools={tools || undefined}
      map={
        <MapView
          label={mapLabel}
          theme={theme}
          styleUrl={config?.mapStyleUrl}
          everyone={false}
          controls={phone && !draws ? NO_CONTROLS : CONTROLS}
          freshCommunities={geometry && !draws ? [{ ...community, geometry }] : NOTHING}
          onReady={(made) => {
            setMap(made)
            return () => setMap(null)
          }}
        >
          {draws && <DrawOverlay drawing={drawing} size={phone} />}
        </MapView>
      }
    >
      <WizardFrame
        ref={form.ref}
        step={at + 1}
        total={steps.length}
        stepName={nameOf(step)}
        stepOf={t('app.word.stepOf', { step: at + 1, total: steps.length })}
        title={title}
        hint={hint}
        back={back && { label: t('app.word.back'), onPress: back }}
        next={next}
        onNext={onNext}
        busy={form.sending && sending}
        why={form.failure ?? (draws && refused ? t('draw.closeFirst') : undefined)}
        later={{ label: t('app.word.finishLater'), onPress: onLater }}
        saved={saved}
      >
        {children(drawing)}
      </WizardFrame>
    </WizardScreen>
  )
}
