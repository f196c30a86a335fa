import type { Level } from '@fieldfare/shared/limits.ts'
import { useSelector } from '@tanstack/react-store'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { casingColour, communityColour, levelColour, type Palette } from '../style/levels.ts'
import type { MapInset } from '../view/mapProps.ts'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import type { Around } from '../operations/shape.ts'
import { attachDrawing, type Attached } from './attach.ts'
import { createEdits, DRAW_ZOOM_MIN } from './commands.ts'
import { type DrawFigures, figuresOf } from './analytics.ts'
import { createSession } from './session.ts'
import { type DrawState, hintOf, type HintKey, type Input } from './state.ts'

export interface DrawingOptions {
  /** Where to go on; read once. */
  initial?: Draft
  /** The shape whose part is changed, if it has more than its outer ring; read once. */
  around?: Around
  /** Gives the line its colour; a community's blue without one. */
  level?: Level | null
  palette: Palette
  /** Drawing needs at least this zoom. */
  minZoom?: number
  /** What covers the map's edges: the cross stands in the middle of the rest. */
  inset?: MapInset
  device: DrawFigures['device']
  /** Each new draft, once it stands. */
  onChange(draft: Draft): void
  /** Escape with nothing left to let go of: the draft is kept, the screen decides where to go. */
  onStop?(): void
}

export interface DrawActions {
  dropAtCentre(): void
  undo(): void
  redo(): void
  /** Closes the shape, or says and shows why not. */
  close(): void
  clear(): void
  deleteSelected(): void
  select(index: number | null): void
  zoomToDraw(): void
  showProblem(): void
}

export interface Drawing extends DrawState, DrawActions {
  hint: HintKey
  input: Input
  tooFar: boolean
  /** The cross in the middle is what one aims with. */
  cross: boolean
  inset: MapInset
  /** Counts dots that landed. */
  drops: number
  /** Figures for `analitics`, when the area is sent. */
  figures(): DrawFigures
}

const BAD = { light: '#a8201a', dark: '#ffb4ab', aerial: '#ffb4ab' } as const
const NO_INSET: MapInset = {}

/** Draws on a map as long as the component lives; without a map (not loaded yet) it waits. */
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
  const { state, view, figures, drops } = useSelector(session)
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
      close: () => (attached.current?.commands ?? edits).close(),
      // These are about a place on the map, and wait until it is there.
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
    figures: () => figuresOf(figures, state.vertices, device),
  }
}
