import type { Analitics } from '@fieldfare/shared/area.ts'
import type { z } from 'zod'
import type { Input } from './state.ts'

/** How it was drawn, for research on the method. Bounded figures, nothing about where or by whom. */
export type DrawFigures = Required<z.output<typeof Analitics>>

/** What is counted while drawing. */
export interface Figures {
  edits: Record<Input, number>
  /** Time at it, longer pauses left out. */
  ms: number
  lastAt: number | null
  zoom: number
}

/** Who looks away for longer is not drawing. */
const PAUSE_MS = 60_000
const SECONDS_MAX = 86_400
const INPUTS: readonly Input[] = ['touch', 'mouse', 'keyboard']

export const noFigures: Figures = { edits: { mouse: 0, touch: 0, keyboard: 0 }, ms: 0, lastAt: null, zoom: 0 }

/** Counts an edit made with `input` at map zoom `zoom` at the time `at` in milliseconds. */
export function noteEdit(figures: Figures, input: Input, zoom: number, at: number): Figures {
  const since = figures.lastAt === null ? 0 : Math.max(0, at - figures.lastAt)
  return {
    edits: { ...figures.edits, [input]: figures.edits[input] + 1 },
    ms: figures.ms + Math.min(since, PAUSE_MS),
    lastAt: at,
    zoom,
  }
}

/** The figures as they are sent: the way most edits were made, dots, whole seconds, zoom to a tenth, device class. */
export function figuresOf({ edits, ms, zoom }: Figures, vertices: number, device: DrawFigures['device']): DrawFigures {
  const mode = INPUTS.reduce((most, input) => (edits[input] > edits[most] ? input : most))
  return {
    mode,
    vertices,
    seconds: Math.min(SECONDS_MAX, Math.round(ms / 1000)),
    zoom: Math.round(zoom * 10) / 10,
    device,
  }
}
