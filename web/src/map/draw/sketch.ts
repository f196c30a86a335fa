import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { DrawPlace } from './aim.ts'
import type { Edits } from './edits.ts'
import type { Hit, Point } from './hit.ts'
import type { Drag, Hand } from './tools/tool.ts'
import { handOf } from './tools/tools.ts'

/** Passes drags on the map to the current tool, if that tool draws by dragging, as freehand does. Points are in canvas pixels. */
export interface Sketch {
  /** Tells whether a drag that starts here draws, rather than moving the map or a vertex. */
  wants(hit: Hit | null): boolean
  start(from: Point): void
  move(to: Point): void
  end(): void
  /** Cancels the drag, after a second finger or Escape: nothing that it drew is kept. */
  cancel(): void
}

/** Passes drags to the current tool. `onStroke` receives the line in progress, and null at its end. */
export function createSketch(place: DrawPlace, edits: Edits, onStroke: (line: Position[] | null) => void): Sketch {
  let begun: { by: Hand['drag']; drag: Drag } | null = null
  const inHand = () => {
    const { state, view } = place.session.get()
    return state.closed || view.tooFar || state.selected !== null ? undefined : handOf(view.tool).drag
  }
  const finish = (end: ((drag: Drag) => void) | null) => {
    const drag = begun?.drag
    begun = null
    onStroke(null)
    if (drag) end?.(drag)
  }
  return {
    wants: (hit) => inHand()?.takes(hit) ?? false,
    start(from) {
      const by = inHand()
      begun = by ? { by, drag: by.begin(place, from, edits, onStroke) } : null
    },
    move: (to) => begun?.drag.move(to),
    end: () => finish(begun?.by === inHand() ? (drag) => drag.end?.() : null),
    cancel: () => finish((drag) => drag.cancel?.()),
  }
}
