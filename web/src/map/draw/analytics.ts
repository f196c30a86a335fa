import type { Analitics } from '@fieldfare/shared/area.ts'
import type { z } from 'zod'
import type { Input } from './state.ts'

/** How a shape was drawn, for research on the method. Bounded numbers without place or person. */
export type DrawAnalytics = Required<z.output<typeof Analitics>>

/** The counters of a drawing. */
export interface Counters {
  edits: Record<Input, number>
  /** Milliseconds of drawing, without longer pauses. */
  ms: number
  lastAt: number | null
  zoom: number
}

/** The most time between two edits that counts as drawing, in milliseconds. */
const PAUSE_MS = 60_000
const SECONDS_MAX = 86_400
const INPUTS: readonly Input[] = ['touch', 'mouse', 'keyboard']

export const NO_EDITS: Counters = { edits: { mouse: 0, touch: 0, keyboard: 0 }, ms: 0, lastAt: null, zoom: 0 }

/** Adds an edit made with `input` at map zoom `zoom` at the time `at`, in milliseconds. */
export function countEdit(counters: Counters, input: Input, zoom: number, at: number): Counters {
  const since = counters.lastAt === null ? 0 : Math.max(0, at - counters.lastAt)
  return {
    edits: { ...counters.edits, [input]: counters.edits[input] + 1 },
    ms: counters.ms + Math.min(since, PAUSE_MS),
    lastAt: at,
    zoom,
  }
}

/** The analytics to send: the input of most edits, the vertices, whole seconds, zoom to a tenth, device class. */
export function analyticsOf(
  { edits, ms, zoom }: Counters,
  vertices: number,
  device: DrawAnalytics['device'],
): DrawAnalytics {
  const mode = INPUTS.reduce((most, input) => (edits[input] > edits[most] ? input : most))
  return {
    mode,
    vertices,
    seconds: Math.min(SECONDS_MAX, Math.round(ms / 1000)),
    zoom: Math.round(zoom * 10) / 10,
    device,
  }
}
