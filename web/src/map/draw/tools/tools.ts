import type { Snapshot } from '../session.ts'
import type { HintKey, Way } from '../state.ts'
import { circle } from './circleTool.tsx'
import { close, deleteDot, dots, drop, zoomIn } from './dotTools.ts'
import { freehand } from './freehandTool.ts'
import { add, clear, cut, deleteRing, endGoal, merge, snap, split } from './shapeTools.ts'
import { redo, stop, undo } from './stepTools.ts'
import {
  type ButtonTool,
  type Hand,
  type HintedMoment,
  type Moment,
  type Place,
  type Tool,
  type WayTool,
} from './tool.ts'
import { goWalking, walk } from './walkTool.tsx'

const WAYS: Record<Way, WayTool> = { dots, freehand, circle, walk }

/** All tools, in the order in which every place of the screen shows them. */
export const TOOLS: readonly Tool[] = [
  ...Object.values(WAYS),
  add,
  cut,
  split,
  merge,
  snap,
  zoomIn,
  goWalking,
  drop,
  close,
  undo,
  redo,
  endGoal,
  deleteDot,
  deleteRing,
  clear,
  stop,
]

const BY_KEY = new Map(TOOLS.flatMap((tool) => (tool.keys ?? []).map((key) => [key, tool])))

/** Returns the tool that a key, such as `Enter` or `Mod+z`, performs. */
export const toolOfKey = (key: string): Tool | undefined => BY_KEY.get(key)

export const handOf = (way: Way): Hand => WAYS[way].hand

/** Returns the tools whose button is shown now at a place of the screen. */
export function toolsAt(place: Place, moment: Moment): ButtonTool[] {
  return TOOLS.filter(hasButton).filter((tool) => tool.offered(moment) && tool.button.at[place]?.(moment))
}

const hasButton = (tool: Tool): tool is ButtonTool => tool.button !== undefined

/** Returns the state of a drawing as the tools read it. */
export function momentOf({ state, view }: Pick<Snapshot, 'state' | 'view'>): Moment {
  const { input, tool, busy } = view
  const { closed, selected } = state
  const hand = closed ? null : handOf(tool)
  const byCross = view.aim === 'centre' && (selected !== null || (!view.direct && (!closed || input === 'keyboard')))
  return {
    ...state,
    input,
    tool,
    circle: view.circle,
    snap: view.snap,
    busy,
    direct: view.direct,
    tooFar: view.tooFar && !hand?.anywhere,
    cross: byCross && (hand?.cross.includes(input) ?? true) && !view.tooFar && !view.circle,
  }
}

/** Returns the key of the hint to show. */
export function hintOf(moment: HintedMoment): HintKey {
  const { problem, refusal, selected, closed, tool, tooFar } = moment
  if (problem) return problem.key
  if (tooFar && !closed) return 'zoom'
  if (typeof refusal === 'string' && refusal !== 'tooFar') return refusal
  if (selected !== null) return 'selected'
  return closed ? 'done' : handOf(tool).hint(moment)
}
