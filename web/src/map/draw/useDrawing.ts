import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import { useSelector } from '@tanstack/react-store'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { casingColour, communityColour, levelColour, type Palette } from '@fieldfare/shared/map/levels.ts'
import type { MapInset } from '../view/mapProps.ts'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import { takeShape } from './takeShape.ts'
import type { Around } from '../operations/shape.ts'
import { attachDrawing, type Attached } from './attach.ts'
import { createEdits, DRAW_ZOOM_MIN } from './commands.ts'
import { type DrawAnalytics, analyticsOf } from './analytics.ts'
import { createSession } from './session.ts'
import { type DrawState, hintOf, type HintKey, type Input } from './state.ts'

export interface DrawingOptions {
  /** The draft to continue; read once. */
  initial?: Draft
  /** The shape that the edited ring belongs to, if it has other rings; read once. */
  around?: Around
  /** The level whose colour the line has; without one it has the blue of communities. */
  level?: Level | null
  palette: Palette
  /** The lowest zoom at which a press places a vertex. */
  minZoom?: number
  /** Pixels that overlays cover at each edge: the crosshair is in the middle of the rest. */
  inset?: MapInset
  device: DrawAnalytics['device']
  /** Called with each new draft after an edit, not while a vertex is dragged. */
  onChange(draft: Draft): void
  /** Called by Escape when nothing is held or selected. The draft is kept; the screen decides where to go. */
  onStop?(): void
}

export interface DrawActions {
  dropAtCentre(): void
  undo(): void
  redo(): void
  /** Closes the shape, or sets `problem` and shows it on the map. */
  close(): void
  clear(): void
  /** Puts a whole shape in place of the drawing. */
  take(shape: AreaShape): void
  deleteSelected(): void
  select(index: number | null): void
  zoomToDraw(): void
  showProblem(): void
}

export interface Drawing extends DrawState, DrawActions {
  hint: HintKey
  input: Input
  tooFar: boolean
  /** Whether the crosshair is shown. */
  cross: boolean
  inset: MapInset
  /** Counts placed vertices. */
  drops: number
  /** The analytics to send as `analitics` with the shape. */
  analytics(): DrawAnalytics
}

const BAD = { light: '#a8201a', dark: '#ffb4ab', aerial: '#ffb4ab' } as const
const NO_INSET: MapInset = {}

/** Draws on a map while the component is mounted. Before the map has loaded, only the commands that need no map work. */
export function useDrawing(map: Map | null, options: DrawingOptions): Drawing {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const attached = useRef<Attached | null>(null)
  const { level, palette, inset = NO_INSET, device } = options
  const [{ session, around }] = useState(() => ({
    session: createSession(options.initial ?? EMPTY_DRAFT, options.around, (draft) => latest.current.onChange(draft)),
    around: options.around,
  }))
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
        around,
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

  const actions = useMemo((): DrawActions => {
    const edits = createEdits(session, around)
    return {
      ...edits,
      take: (shape) => session.update((model) => takeShape(model, shape)),
      close: () => (attached.current?.commands ?? edits).close(),
      // These need the map; before it has loaded they do nothing.
      dropAtCentre: () => attached.current?.commands.dropAtCentre(),
      zoomToDraw: () => attached.current?.commands.zoomToDraw(),
      showProblem: () => attached.current?.commands.showProblem(),
    }
  }, [session, around])

  const byCross = view.aim === 'centre' && (!state.closed || view.input === 'keyboard' || state.selected !== null)
  return {
    ...state,
    ...actions,
    hint: hintOf(state, view.tooFar),
    input: view.input,
    tooFar: view.tooFar,
    cross: byCross && !view.tooFar,
    inset,
    drops,
    analytics: () => analyticsOf(counters, state.vertices, device),
  }
}
