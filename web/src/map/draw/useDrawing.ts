import type { Level } from '@fieldfare/shared/limits.ts'
import { useSelector } from '@tanstack/react-store'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { casingColour, communityColour, levelColour, OWN_GLOW, type Palette } from '@fieldfare/shared/map/levels.ts'
import type { MapInset } from '../view/mapProps.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { borderOrigin } from '../operations/borderOrigin.ts'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import { type Around, withAround } from '../operations/shape.ts'
import { attachDrawing, type Attached } from './attachDrawing.ts'
import { DRAW_ZOOM_MIN, type DrawPlace } from './aim.ts'
import { type DrawAnalytics, analyticsOf } from './analytics.ts'
import { createEdits } from './edits.ts'
import { seenOn } from './seenOn.ts'
import { createSession } from './session.ts'
import { keptSnap, type SnapLine, snapLines } from './snapping.ts'
import type { HintKey } from './state.ts'
import type { DrawActions, Moment } from './tools/tool.ts'
import { hintOf, momentOf } from './tools/tools.ts'

export interface DrawingOptions {
  /** The draft to continue; read only at the first render. */
  initial?: Draft
  /** The shape of the edited ring, for old drafts that lack the other rings of that shape; read only at the first render. */
  around?: Around
  /** The analytics from before a reload, whose counts continue; read only at the first render. */
  before?: DrawAnalytics | null
  /** The borders near the drawing to which vertices snap, as closed lines in degrees. */
  near?: readonly (readonly Position[])[]
  /** The level that gives the line its colour; without a level, the line has the blue of communities. */
  level?: Level | null
  palette: Palette
  /** The lowest zoom at which a press places a vertex. */
  minZoom?: number
  /** Pixels that overlays cover at each edge of the map: the crosshair is in the middle of the uncovered part. */
  inset?: MapInset
  device: DrawAnalytics['device']
  /** Called at a tap on an empty drawing: takes over the border there. Returns false if no border is there. */
  takeAt?: DrawPlace['takeAt']
  /** Set if the shape is part of some content, and not the person's own area or land: hints then have other texts. */
  purpose?: 'content'
  /** Called with each new draft after an edit, not while a vertex is dragged. */
  onChange(draft: Draft): void
  /** Called after Escape with nothing left to cancel or deselect. The draft is kept; the screen decides what to show next. */
  onStop?(): void
}

export interface Drawing extends Moment, DrawActions {
  hint: HintKey
  /** The id of the element with the hint. */
  hintId: string
  inset: MapInset
  /** The colour of the drawn line, in CSS. */
  colour: string
  /** Counts placed vertices. */
  drops: number
  purpose?: DrawingOptions['purpose']
  /** Returns the analytics, to be sent as `analitics` with the shape. */
  analytics(): DrawAnalytics
}

const BAD = { light: '#a8201a', dark: '#ffb4ab', aerial: '#ffb4ab' } as const
const GLOW = { light: OWN_GLOW.light, dark: OWN_GLOW.dark, aerial: OWN_GLOW.dark } as const
const NO_INSET: MapInset = {}
const withCover = (inset: MapInset, covered: number): MapInset =>
  covered > 0 ? { ...inset, bottom: (inset.bottom ?? 0) + covered } : inset
const NO_LINES: readonly (readonly Position[])[] = []

/** Enables drawing on a map while the component is mounted. Until the map has loaded, only commands that need no map work. */
export function useDrawing(map: Map | null, options: DrawingOptions): Drawing {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const attached = useRef<Attached | null>(null)
  const { level, palette, inset = NO_INSET, device } = options
  const hintId = useId()
  const [session] = useState(() =>
    createSession(withAround(options.initial ?? EMPTY_DRAFT, options.around), {
      onChange: (draft) => latest.current.onChange(draft),
      before: options.before,
      snap: keptSnap(),
    }),
  )
  const lines = options.near ?? NO_LINES
  const near = useRef<readonly SnapLine[]>([])
  const snapshot = useSelector(session)
  const colours = useMemo(
    () => ({
      line: level ? levelColour(level, palette) : communityColour(palette),
      casing: casingColour(palette),
      // A community's land glows in the colour of its line; an area that somebody loves has a warm glow.
      glow: level ? GLOW[palette] : communityColour(palette),
      bad: BAD[palette],
    }),
    [level, palette],
  )

  useEffect(() => {
    if (device === 'phone' && session.get().view.input === 'mouse') session.look({ input: 'touch', aim: 'centre' })
  }, [device, session])

  // An effect event, so that new colours only repaint the drawing (see below) and do not attach it again.
  const attachTo = useEffectEvent((target: Map) =>
    attachDrawing(
      {
        map: target,
        session,
        near: () => near.current,
        minZoom: () => latest.current.minZoom ?? DRAW_ZOOM_MIN,
        inset: () => withCover(latest.current.inset ?? NO_INSET, session.get().view.covered),
        takeAt: (point) => latest.current.takeAt?.(point) ?? false,
        onStop: () => latest.current.onStop?.(),
      },
      colours,
    ),
  )

  useEffect(() => {
    if (!map) return
    const attachment = attachTo(map)
    attached.current = attachment
    return () => {
      attached.current = null
      attachment.detach()
    }
  }, [map])

  useEffect(() => attached.current?.repaint(colours), [colours])

  useEffect(() => {
    near.current = snapLines(lines)
    attached.current?.showNear()
  }, [lines, map])

  const actions = useMemo((): DrawActions => {
    const edits = createEdits(session)
    return {
      ...edits,
      close: () => (attached.current?.commands ?? edits).close(),
      // These commands need the map; before it has loaded they do nothing.
      dropAtCentre: () => attached.current?.commands.dropAtCentre(),
      escape: () => attached.current?.commands.escape(),
      zoomToDraw: () => attached.current?.commands.zoomToDraw(),
      showProblem: () => attached.current?.commands.showProblem(),
    }
  }, [session])

  const { covered } = snapshot.view
  const shownInset = useMemo(() => withCover(inset, covered), [inset, covered])
  const moment = momentOf(snapshot)
  return {
    ...moment,
    ...actions,
    hint: hintOf(moment),
    hintId,
    inset: shownInset,
    colour: colours.line,
    drops: snapshot.drops,
    purpose: options.purpose,
    analytics: () =>
      analyticsOf(
        snapshot.counters,
        moment.vertices,
        device,
        map ? seenOn(map) : undefined,
        borderOrigin(moment.draft),
      ),
  }
}
