import { type Analitics, cutSeen, type KeptBorder, type DRAW_TOOLS } from '@fieldfare/shared/area.ts'
import type { z } from 'zod'
import type { Input } from './state.ts'

/** Facts about how a shape was drawn, for research on drawing methods. Bounded in size, without position or person. */
export type DrawAnalytics = z.output<typeof Analitics>
export type DrawTool = (typeof DRAW_TOOLS)[number]

/** Counters of the edits to a drawing. */
export interface Counters {
  edits: Record<Input, number>
  /** Milliseconds spent drawing; each pause counts for at most a minute. */
  ms: number
  lastAt: number | null
  /** The zoom at the last edit; `zoomFirst` is the zoom at the first edit. */
  zoom: number
  zoomFirst: number | null
  tools: readonly DrawTool[]
  undos: number
}

/** The base map that was shown under the drawing. */
export interface SeenMap {
  base?: string | undefined
  baseVersion?: string | undefined
  aerial?: boolean | undefined
}

/** The most time between two edits that counts as drawing, in milliseconds. */
const PAUSE_MS = 60_000
const SECONDS_MAX = 86_400
const UNDOS_MAX = 100_000
const INPUTS: readonly Input[] = ['touch', 'mouse', 'keyboard']

export const NO_EDITS: Counters = {
  edits: { mouse: 0, touch: 0, keyboard: 0 },
  ms: 0,
  lastAt: null,
  zoom: 0,
  zoomFirst: null,
  tools: [],
  undos: 0,
}

/** Returns counters that continue the counts in the analytics from before a reload. */
export const countersOf = (before: DrawAnalytics | null | undefined): Counters => ({
  ...NO_EDITS,
  ms: (before?.seconds ?? 0) * 1000,
  zoom: before?.zoom ?? 0,
  zoomFirst: before?.zoomFirst ?? null,
  tools: before?.tools ?? [],
  undos: before?.undos ?? 0,
})

/** Adds an edit made with `input` and a tool at map zoom `zoom` at the time `at`, in milliseconds. */
export function countEdit(counters: Counters, input: Input, tool: DrawTool, zoom: number, at: number): Counters {
  const since = counters.lastAt === null ? 0 : Math.max(0, at - counters.lastAt)
  return {
    ...counters,
    edits: { ...counters.edits, [input]: counters.edits[input] + 1 },
    ms: counters.ms + Math.min(since, PAUSE_MS),
    lastAt: at,
    zoom,
    zoomFirst: counters.zoomFirst ?? zoom,
    tools: counters.tools.includes(tool) ? counters.tools : [...counters.tools, tool],
  }
}

/** Returns the analytics to send: `mode` is the input of most edits, `border` the border that the shape began as. Seconds and zooms are rounded. */
export function analyticsOf(
  { edits, ms, zoom, zoomFirst, tools, undos }: Counters,
  vertices: number,
  device: DrawAnalytics['device'],
  { base, baseVersion, aerial }: SeenMap = {},
  border?: KeptBorder,
): DrawAnalytics {
  const mode = INPUTS.reduce((most, input) => (edits[input] > edits[most] ? input : most))
  const tenth = (level: number) => Math.round(level * 10) / 10
  return {
    mode,
    vertices,
    seconds: Math.min(SECONDS_MAX, Math.round(ms / 1000)),
    zoom: tenth(zoom),
    zoomFirst: tenth(zoomFirst ?? zoom),
    device,
    tools: [...tools],
    undos: Math.min(UNDOS_MAX, undos),
    ...(base && { base: cutSeen(base) }),
    ...(baseVersion && { baseVersion: cutSeen(baseVersion) }),
    ...(aerial !== undefined && { aerial }),
    ...(border && { border }),
  }
}
