import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconArrowLeft } from '@tabler/icons-react'
import type { Map } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { usePublicConfig } from '../../api/publicConfig.ts'
import { DrawBar } from '../../map/draw/DrawBar.tsx'
import { DrawHead } from '../../map/draw/DrawHead.tsx'
import { DrawOverlay } from '../../map/draw/DrawOverlay.tsx'
import { useDrawing } from '../../map/draw/useDrawing.ts'
import { boundsOf, fitTo } from '../../map/view/fit.ts'
import { parseAt, type MapPosition } from '../../map/view/mapAddress.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { paths } from '../../paths.ts'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { useStepFocus } from '../../ui/form/useStepFocus.ts'
import { type AreaDraft, shapeOf, type Step, stepAfter, stepBefore } from '../wizard.ts'
import { AccountNeeded } from './AccountNeeded.tsx'
import { AreaCard } from './AreaCard.tsx'
import classes from './AreaWizardScreen.module.css'
import { DrawSide } from './DrawSide.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { StepPanel } from './StepPanel.tsx'
import { useAreaWizard } from './useAreaWizard.ts'
import { useSavedWord } from './useSavedWord.ts'
import { useSaveArea } from './useSaveArea.ts'

/** Close enough to see one's own street when it opens at home. */
const HOME_ZOOM = 12
/** What the card covers of the map's upper edge. */
const CARD = 64

interface AreaWizardScreenProps {
  draftKey: string
  start: AreaDraft
  startStep: Step
  wasKept: boolean
}

/** The eight steps beside one map that stays while they change. */
export function AreaWizardScreen({ draftKey, start, startStep, wasKept }: AreaWizardScreenProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const navigate = useNavigate()
  const phone = usePhone()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const { at } = useSearch({ from: '/main/add-area' })
  const [map, setMap] = useState<Map | null>(null)
  const wizard = useAreaWizard(draftKey, start, startStep, wasKept)
  const saving = useSaveArea(wizard)
  const saved = useSavedWord(wizard)
  const { draft, step, change, go } = wizard
  const { level, ring, closed, around } = draft
  const drawn = step === 'map'

  const drawing = useDrawing(drawn ? map : null, {
    initial: { ring: start.ring, closed: start.closed },
    around: start.around ?? undefined,
    level,
    palette: theme,
    device: phone ? 'phone' : 'desk',
    onChange: (shape) =>
      change({ ring: shape.ring.map(([lng, lat]) => [lng, lat] as [number, number]), closed: shape.closed }),
    onStop: () => void later(),
  })

  const shape = useMemo(() => shapeOf({ ring, closed, around }), [ring, closed, around])
  const mine = useMemo(
    () => (shape && level && !drawn ? [{ id: draftKey, geometry: shape, title: '', level }] : []),
    [shape, level, drawn, draftKey],
  )
  const [opened] = useState<{ at: MapPosition | null; fit: ReturnType<typeof boundsOf> }>(() => {
    const begun = shapeOf(start)
    const home = me?.home && { ...me.home, zoom: HOME_ZOOM }
    return { at: parseAt(at) ?? home ?? null, fit: begun && boundsOf([begun]) }
  })

  // The map's place changes with the step on a phone, and its width on a desk: what was drawn is brought back into view.
  const seen = useRef(drawn)
  useEffect(() => {
    if (!map) return
    map.resize()
    const bounds = shape && boundsOf([shape])
    if (bounds && (!drawn || !seen.current)) fitTo(map, bounds, phone || drawn ? {} : { top: CARD })
    seen.current = drawn
    // Only when the step changes, not while it is drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, drawn, phone])

  const frame = useRef<HTMLDivElement>(null)
  useStepFocus(frame, step)

  const forward = () => {
    if (drawn) change({ figures: drawing.analytics() })
    const next = stepAfter(step)
    if (next) go(next)
    else saving.save()
  }
  const before = stepBefore(step)
  const back = before ? () => go(before) : undefined
  const later = async () => {
    if (wizard.begun) {
      await wizard.flush()
      showToast(t(me ? 'area.wizard.stopped' : 'area.wizard.stoppedGuest'))
    }
    await navigate({ to: me ? paths.myAreas : paths.map })
  }

  return (
    <div ref={frame} className={drawn ? `${classes.frame} ${classes.drawing}` : classes.frame}>
      {drawn && phone ? (
        <DrawHead title={t('area.wizard.title.map')} onBack={() => back?.()} onLater={() => void later()} />
      ) : null}
      {!drawn ? (
        <StepPanel
          wizard={wizard}
          saving={saving}
          saved={saved}
          onNext={forward}
          onBack={back}
          onLater={() => void later()}
        />
      ) : phone ? (
        <div className={classes.bar}>
          <DrawBar
            drawing={drawing}
            next={{ label: t('app.word.next', { what: t('area.wizard.next.description') }), onPress: forward }}
            saved={saved}
          />
        </div>
      ) : (
        <div className={classes.side}>
          <DrawSide
            drawing={drawing}
            draft={draft}
            saved={saved}
            onNext={forward}
            onBack={() => back?.()}
            onLater={() => void later()}
          />
        </div>
      )}
      <div className={classes.map}>
        <MapView
          label={t('area.wizard.mapLabel')}
          theme={theme}
          styleUrl={config?.mapStyleUrl}
          at={opened.at}
          fit={opened.fit}
          everyone={false}
          mine={mine}
          selected={mine.length > 0 ? draftKey : null}
          controls={drawn ? (phone ? ['layers', 'position'] : ['zoom', 'layers', 'position']) : phone ? [] : ['layers']}
          onReady={(made) => {
            setMap(made)
            return () => setMap(null)
          }}
        >
          {drawn && <DrawOverlay drawing={drawing} size={phone} />}
          {!drawn && !phone && shape && level && (
            <AreaCard
              title={draft.title.trim()}
              level={level}
              areaM2={geodesicArea(shape)}
              onReshape={() => go('map')}
            />
          )}
          {!drawn && phone && (
            <div className={classes.over}>
              {back ? (
                <button type="button" className={classes.round} aria-label={t('app.word.back')} onClick={back}>
                  <IconArrowLeft size={24} aria-hidden="true" />
                </button>
              ) : (
                <span />
              )}
              <Button className={classes.pill} onClick={() => void later()}>
                {t('app.word.later')}
              </Button>
            </div>
          )}
        </MapView>
      </div>
      <AccountNeeded open={saving.needsAccount} onClose={saving.dismiss} />
      <LeaveGuard unkept={wizard.unkept !== null} />
    </div>
  )
}
