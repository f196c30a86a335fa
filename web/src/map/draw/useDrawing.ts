import type { Level } from '@fieldfare/shared/limits.ts'
import { useSelector } from '@tanstack/react-store'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { casingColour, communityColour, levelColour, type Palette } from '@fieldfare/shared/map/levels.ts'
import type { MapInset } from '../view/mapProps.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { begunBorder } from '../operations/begun.ts'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import { type Around, withAround } from '../operations/shape.ts'
import type { Walking } from '../walk/walk.ts'
import { attachDrawing, type Attached } from './attach.ts'
import { DRAW_ZOOM_MIN } from './commands.ts'
import { type DrawAnalytics, analyticsOf } from './analytics.ts'
import { createEdits } from './edits.ts'
import { seenOn } from './seenOn.ts'
import { createSession, type WalkedLine } from './session.ts'
import { keepSnap, keptSnap, type SnapLine, snapLines } from './snapping.ts'
import { type DrawState, hintOf, type HintKey, type InHand, type Input } from './state.ts'

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
  /** The purpose of the shape, if it is no area or land of one's own: hints have words for it. */
  purpose?: 'content'
  /** Called with each new draft after an edit, not while a vertex is dragged. */
  onChange(draft: Draft): void
  /** Called by Escape when nothing is held or selected. The draft is kept; the screen decides where to go. */
  onStop?(): void
}

type Edits = ReturnType<typeof createEdits>

export interface DrawActions extends Edits {
  dropAtCentre(): void
  zoomToDraw(): void
  showProblem(): void
  /** Shows a walk on the map; null for none. */
  showWalk(walk: WalkedLine | null): void
}

export interface Drawing extends DrawState, InHand, DrawActions {
  hint: HintKey
  input: Input
  /** True while the crosshair is shown. */
  cross: boolean
  inset: MapInset
  /** Vertices are drawn to borders near them. */
  snap: boolean
  /** A shape is being computed. */
  busy: boolean
  /** Counts placed vertices. */
  drops: number
  purpose?: DrawingOptions['purpose']
  /** A walk whose line the drawing takes over, where the screen offers that. */
  walking?: Walking
  /** The analytics to send as `analitics` with the shape. */
  analytics(): DrawAnalytics
}

const BAD = { light: '#a8201a', dark: '#ffb4ab', aerial: '#ffb4ab' } as const
const NO_INSET: MapInset = {}
const NO_LINES: readonly (readonly Position[])[] = []

/** Draws on a map while the component is mounted. Before the map has loaded, only the commands that need no map work. */
export function useDrawing(map: Map | null, options: DrawingOptions): Drawing {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const attached = useRef<Attached | null>(null)
  const { level, palette, inset = NO_INSET, device } = options
  const [session] = useState(() =>
    createSession(withAround(options.initial ?? EMPTY_DRAFT, options.around), {
      onChange: (draft) => latest.current.onChange(draft),
      before: options.before,
      snap: keptSnap(),
    }),
  )
  const lines = options.near ?? NO_LINES
  const near = useRef<readonly SnapLine[]>([])
  const { state, view, counters, drops } = useSelector(session)
  const colours = useMemo(
    () => ({
      line: level ? levelColour(level, palette) : communityColour(palette),
      casing: casingColour(palette),
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
        inset: () => latest.current.inset ?? NO_INSET,
        onStop: () => latest.current.onStop?.(),
      },
      colours,
    ),
  )

  useEffect(() => {
    if (!map) return
    const drawn = attachTo(map)
    attached.current = drawn
    return () => {
      attached.current = null
      drawn.detach()
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
      // These need the map; before it has loaded they do nothing.
      dropAtCentre: () => attached.current?.commands.dropAtCentre(),
      zoomToDraw: () => attached.current?.commands.zoomToDraw(),
      showProblem: () => attached.current?.commands.showProblem(),
      showWalk: (walk) => session.look({ walk }),
      setSnap(snap) {
        keepSnap(snap)
        edits.setSnap(snap)
      },
    }
  }, [session])

  const byCross = view.aim === 'centre' && (!state.closed || view.input === 'keyboard' || state.selected !== null)
  const byHand = !state.closed && (view.tool === 'walk' || (view.tool === 'freehand' && view.input !== 'keyboard'))
  return {
    ...state,
    ...actions,
    hint: hintOf(state, view),
    input: view.input,
    tool: view.tool,
    circle: view.circle,
    snap: view.snap,
    busy: view.busy,
    tooFar: view.tooFar && !(view.tool === 'walk' && !state.closed),
    cross: byCross && !byHand && !view.tooFar && !view.circle,
    inset,
    drops,
    purpose: options.purpose,
    analytics: () =>
      analyticsOf(counters, state.vertices, device, map ? seenOn(map) : undefined, begunBorder(state.draft)),
  }
}
