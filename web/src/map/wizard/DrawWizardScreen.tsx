import type { Level } from '@fieldfare/shared/limits.ts'
import type { Map } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import type { Values } from '../../platform/form/savedForm.ts'
import { useStepFocus } from '../../platform/ui/form/useStepFocus.ts'
import { WizardFrame } from '../../platform/ui/layout/WizardFrame.tsx'
import { WizardScreen } from '../../platform/ui/layout/WizardScreen.tsx'
import { UnsavedDialog, type UnsavedWords } from '../../platform/ui/overlay/UnsavedDialog.tsx'
import { closeToastsOf } from '../../platform/ui/overlay/toasts.ts'
import { BorderOffer } from '../border/BorderOffer.tsx'
import { DrawBar } from '../draw/DrawBar.tsx'
import { DrawHead } from '../draw/DrawHead.tsx'
import { DrawOverlay } from '../draw/DrawOverlay.tsx'
import { LitSurface } from '../border/LitSurface.tsx'
import { useFirstTap, useLit } from '../border/useLit.ts'
import { type Drawing, useDrawing } from '../draw/useDrawing.ts'
import { useDrawMap } from '../draw/useDrawMap.ts'
import { MapFinder } from '../find/MapFinder.tsx'
import { useWalk } from '../walk/useWalk.ts'
import { boundsOf, fitTo } from '../view/fit.ts'
import type { MapControl, MapInset, MapViewProps } from '../view/mapProps.ts'
import { MapView } from '../view/MapView.tsx'
import { type DrawnDraft, shapeOf } from './drawnDraft.ts'
import { useNear } from './useNear.ts'
import type { Wizard } from './useWizard.ts'

const NO_CONTROLS: readonly MapControl[] = []
/** Pixels that a head with text covers at the top of a phone's map. */
const UNDER_HEAD: MapInset = { top: 76 }
/** The inset of a map shown as a strip: negative, since a strip has no room for the usual padding around a shape. */
const IN_STRIP: MapInset = { top: -42, bottom: -18 }

/** The texts of the screen at each step. */
export interface WizardWords<S extends string> {
  nameOf: (step: S) => string
  titleOf: (step: S) => string
  /** The text that tells the number of this drawing among several. */
  count?: string | undefined
  hintOf: (step: S) => string
  /** Returns the name of a step for the button that leads to it; `nameOf` by default. */
  nextOf?: (step: S) => string
  /** The text of the button back to the review, in a wizard that opens with a review. The steps of such a wizard are not numbered. */
  back?: string
  /** True if a screen after the last step counts as one more step. */
  ending?: boolean
  /** The text of the button that sends the draft; replaced by `sending` while the draft is being sent. */
  submit: string
  sending: string
  /** The text that says where the draft is saved; by default 'Draft saved' once the draft is saved. */
  saved?: string
  /** The reason why the person cannot continue, shown in place of the form's failure. */
  why?: string
  /** True if a draft whose sending failed is saved on the device and sent later. */
  kept?: boolean
  /** The question to a person who leaves while the last edit is saved nowhere. */
  leave?: UnsavedWords
}

interface DrawWizardScreenProps<D extends Values & DrawnDraft, S extends string> {
  wizard: Wizard<D, S>
  words: WizardWords<S>
  map: Pick<MapViewProps, 'label' | 'at' | 'fit' | 'mine' | 'selected' | 'freshCommunities' | 'controls'>
  /** True to show the communities around the drawing. */
  neighbours?: boolean
  /** The level of the area, which gives the line its colour; without a level, the line has the blue of communities. */
  level?: Level | null
  /** Pixels covered at each edge of the map on a wide screen, at steps other than the drawing step. */
  inset?: MapInset
  /** True to show a strip of the map above the questions on a phone. */
  strip?: boolean
  /** Content over the map, at steps other than the drawing step. */
  over?: ReactNode
  /** Renders the drawing step on a wide screen, in place of the frame of the other steps. */
  drawPanel?: (drawing: Drawing, onNext: () => void) => ReactNode
  /** A button for another way to get a shape than drawing, such as from a file, on a phone. */
  otherWay?: ReactNode
  /** True if the button to finish later is over the map instead of below the questions, on a phone in either orientation. */
  laterOverMap?: boolean
  /** Called after Escape while drawing, with nothing left to cancel. By default, the step's title gets the focus. */
  onStop?: () => void
  /** Renders the questions of the step. */
  children: (drawing: Drawing) => ReactNode
}

/** The steps of a wizard beside a map; at one of the steps, the person draws on that map. */
export function DrawWizardScreen<D extends Values & DrawnDraft, S extends string>(props: DrawWizardScreenProps<D, S>) {
  const { wizard, words, level, inset, over, strip, drawPanel, laterOverMap, neighbours, otherWay, onStop, children } =
    props
  const { form, steps, step, draws, back, following, later } = wizard
  const { t } = useTranslation()
  const { map, theme, phone, lying, touch, mapProps } = useDrawMap()
  const frame = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  const [start] = useState(form.values)
  const near = useNear(draws || neighbours ? map : null, wizard.draftKey)
  const { freshCommunities: drawnLand } = props.map
  const shown = useMemo(
    () => (neighbours ? [...near.communities, ...(drawnLand ?? [])] : drawnLand),
    [neighbours, near.communities, drawnLand],
  )
  const firstTap = useFirstTap()
  // Woods, lakes … under the crosshair can be highlighted only if there is a detailed map, whose tiles contain them.
  const lights = usePublicConfig()?.baseMap != null
  const drawn = useDrawing(draws ? map : null, {
    initial: start.shape,
    around: start.around ?? undefined,
    before: start.figures,
    near: near.borders,
    level,
    palette: theme,
    device: touch ? 'phone' : 'desk',
    takeAt: lights ? firstTap.takeAt : undefined,
    onChange: (shape) => form.set('shape', shape),
    onStop: onStop ?? (() => frame.current?.querySelector('h1')?.focus()),
  })
  const drawing = useWalk(wizard.draftKey, draws ? map : null, drawn)
  const lighting = useLit(draws && lights ? map : null, drawing, touch, firstTap.set)
  useStepFocus(frame, step)

  // The map has another size at the drawing step than at other steps: after the change, the finished shape is brought back into view.
  const bringBack = useEffectEvent((on: Map) => {
    const shape = shapeOf(form.values)
    const bounds = shape && boundsOf([shape])
    on.resize()
    const question = phone ? (strip ? IN_STRIP : {}) : inset
    if (bounds) fitTo(on, bounds, draws ? drawing.inset : question)
  })
  useEffect(() => {
    if (map) bringBack(map)
  }, [map, draws, phone])

  // On a phone, toasts lie over the map: they are closed at the first dot, when the person has read them.
  const drawsByHand = touch && draws && drawing.drops > 0
  useEffect(() => {
    if (drawsByHand) closeToastsOf(Date.now())
  }, [drawsByHand])

  const leaveDrawing = () => {
    form.set('figures', drawing.analytics())
    wizard.next()
  }
  const onNext = () => {
    if (!draws) return wizard.next()
    setRefused(!drawing.canFinish)
    if (drawing.canFinish) leaveDrawing()
    else if (drawing.closed) drawing.showProblem()
    else drawing.close()
  }
  // On touch screens, the search field leaves the map after the first dot, for the full height of the map.
  const finds = draws && map !== null && !(touch && drawing.vertices > 0)
  const at = steps.indexOf(step)
  const total = steps.length + (words.ending ? 1 : 0)
  const next = following ? t('app.word.next', { what: (words.nextOf ?? words.nameOf)(following) }) : words.submit
  const unsaved = wizard.status.unwritten === 'refused'
  const saved = words.saved ?? (wizard.status.kept ? t('app.word.draftSaved') : undefined)
  const title = words.titleOf(step)
  const headed = words.count !== undefined
  const tools = draws && {
    head: (
      <DrawHead title={title} onBack={back ?? later} count={words.count} begun={drawing.vertices > 0} onLater={later} />
    ),
    onCover: drawing.cover,
    bar: (
      <DrawBar
        drawing={drawing}
        next={{ label: next, onPress: onNext, busy: lighting.taking && t('draw.busy') }}
        lit={lighting.lit}
        choices={lighting.choices}
        saved={saved}
        unsaved={unsaved}
        otherWay={otherWay}
        onLater={later}
      />
    ),
  }

  return (
    <WizardScreen
      ref={frame}
      strip={strip}
      always={<UnsavedDialog dirty={wizard.status.unwritten !== null} closing words={words.leave} />}
      tools={tools || undefined}
      panel={draws ? drawPanel?.(drawing, leaveDrawing) : undefined}
      map={
        <MapView
          {...mapProps}
          {...(touch && !draws && { controls: NO_CONTROLS })}
          inRow={!headed}
          {...props.map}
          freshCommunities={shown}
          inset={draws && touch ? { ...drawing.inset, ...(headed && !lying && UNDER_HEAD) } : undefined}
        >
          {draws && finds && <MapFinder map={map} until={drawing.vertices} inRow={!headed} />}
          {draws ? (
            <DrawOverlay
              drawing={{ ...drawing, hint: lighting.hint }}
              touch={touch}
              map={map}
              under={finds}
              headed={headed}
            />
          ) : (
            over
          )}
          {draws && map && lights && <LitSurface map={map} lighting={lighting} />}
          {draws && !(touch && lights) && !drawing.goal && drawing.rings <= 1 && (
            <BorderOffer drawing={drawing} map={map} />
          )}
        </MapView>
      }
    >
      <WizardFrame
        ref={form.ref}
        stepName={words.nameOf(step)}
        progress={
          words.back === undefined
            ? { step: at + 1, total, label: t('app.word.stepOf', { step: at + 1, total }) }
            : undefined
        }
        title={title}
        hint={words.hintOf(step)}
        back={back && { label: words.back ?? t('app.word.back'), onPress: back }}
        next={next}
        onNext={onNext}
        busy={form.sending && words.sending}
        why={words.why ?? form.failure ?? (draws && refused ? t('draw.closeFirst') : undefined)}
        kept={words.kept}
        later={
          touch && laterOverMap
            ? undefined
            : { label: t(lying ? 'app.word.later' : 'app.word.finishLater'), onPress: later }
        }
        saved={saved}
        unsaved={unsaved}
      >
        {children(drawing)}
      </WizardFrame>
    </WizardScreen>
  )
}
