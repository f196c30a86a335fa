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
  /** The draft to continue; read once. */
  initial?: Draft
  /** The shape that the edited ring belongs to, where the draft does not name its other rings; read once. */
  around?: Around
  /** The counts of the drawing before a reload; read once. */
  before?: DrawAnalytics | null
  /** The borders beside the drawing, closed lines in degrees, that vertices are drawn to. */
  near?: readonly (readonly Position[])[]
  /** The level whose colour the line has; without one it has the blue of communities. */
  level?: Level | null
  palette: Palette
  /** The lowest zoom at which a press places a vertex. */
  minZoom?: number
  /** Pixels that overlays cover at each edge: the crosshair is in the middle of the rest. */
  inset?: MapInset
  device: DrawAnalytics['device']
  /** Takes over what lies at a tap on an empty drawing; false where that is nothing. */
  takeAt?: DrawPlace['takeAt']
  /** The purpose of the shape, if it is no area or land of one's own: hints have words for it. */
  purpose?: 'content'
  /** Called with each new draft after an edit, not while a vertex is dragged. */
  onChange(draft: Draft): void
  /** Called by Escape when nothing is held or selected. The draft is kept; the screen decides where to go. */
  onStop?(): void
}

export interface Drawing extends Moment, DrawActions {
  hint: HintKey
  /** The id of the element with the hint. */
  hintId: string
  inset: MapInset
  /** The colour of its line, in CSS. */
  colour: string
  /** Counts placed vertices. */
  drops: number
  purpose?: DrawingOptions['purpose']
  /** The analytics to send as `analitics` with the shape. */
  analytics(): DrawAnalytics
}

const BAD = { light: '#a8201a', dark: '#ffb4ab', aerial: '#ffb4ab' } as const
const GLOW = { light: OWN_GLOW.light, dark: OWN_GLOW.dark, aerial: OWN_GLOW.dark } as const
const NO_INSET: MapInset = {}
const withCover = (inset: MapInset, covered: number): MapInset =>
  covered > 0 ? { ...inset, bottom: (inset.bottom ?? 0) + covered } : inset
const NO_LINES: readonly (readonly Position[])[] = []

/** Draws on a map while the component is mounted. Before the map has loaded, only the commands that need no map work. */
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
      // The land of a community has the colour of its line, a place that somebody loves is warm.
      glow: level ? GLOW[palette] : communityColour(palette),
      bad: BAD[palette],
    }),
    [level, palette],
  )

  useEffect(() => {
    if (device === 'phone' && session.get().view.input === 'mouse') session.look({ input: 'touch', aim: 'centre' })
  }, [device, session])

  // An effect event: another colour repaints the drawing, below, and does not attach it anew.
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
