import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { TextKey } from '@fieldfare/shared/translate.ts'
import type { ReactNode } from 'react'
import type { Icon } from '../../../platform/ui/icon.tsx'
import type { Walking } from '../../walk/walk.ts'
import type { DrawPlace } from '../aim.ts'
import type { Edits } from '../edits.ts'
import type { Hit, Point } from '../hit.ts'
import type { View } from '../session.ts'
import type { DrawState, HintKey, Input, Way } from '../state.ts'

/** The part of a moment that its hint depends on. */
export interface HintedMoment extends DrawState, Pick<View, 'tool' | 'circle'> {
  /** True if the map is zoomed out too far for the tool in hand. */
  tooFar: boolean
}

/** The drawing at one moment, as tools see it. */
export interface Moment extends HintedMoment, Pick<View, 'input' | 'snap' | 'busy' | 'direct'> {
  /** True while the crosshair is shown. */
  cross: boolean
  /** The walk whose line the drawing takes over, if the screen offers that. Keys do not get it. */
  walking?: Walking
}
export type When = (moment: Moment) => boolean

export interface DrawActions extends Edits {
  dropAtCentre(): void
  /** Cancels what is held or selected, else stops drawing. */
  escape(): void
  zoomToDraw(): void
  showProblem(): void
}

/** The drawing as tools work on it. */
export type Workpiece = Moment & DrawActions

/**
 * A place for buttons: the row of tools; on a wide screen the pair below it and the panel; of a phone the bar, what unfolds above it, and
 * the edge of the map. The large button is no tool: it goes on with what is drawn.
 */
export type Place = 'row' | 'pair' | 'panel' | 'bar' | 'more' | 'map'

/** The button of a tool, while that is offered. */
export interface ToolButton {
  face(moment: Moment, place: Place): { text: TextKey; icon?: Icon }
  at: Partial<Record<Place, When>>
  /** True to look pressed, for a tool that stays in hand. */
  pressed?: When
  /** True where on, for what is switched on and off beside the tool in hand. */
  on?: When
  /** True to look disabled: a press only says why. */
  able?: When
  /** True to show activity while a shape is being computed. */
  waits?(moment: Moment, place: Place): boolean
  /** The look of the button, where it is not one of many. */
  kind?: 'text' | 'dangerText'
}

/** A tool of drawing: all that rows, panels, keys and their help know of it. `tools.ts` lists all. */
export interface Tool {
  name: string
  offered: When
  perform(drawing: Workpiece): void
  button?: ToolButton
  /** The keys, as events name them, on the focused map; with `Mod+` (Ctrl or Cmd) anywhere but in text fields. */
  keys?: readonly string[]
  /** True if a held key repeats the action. */
  repeats?: true
  /** Its line in the help, `draw.keys.*`. */
  help?: 'click' | 'enter' | 'undo' | 'delete' | 'escape'
  /** Its part of the bar, while it is offered. */
  panel?(drawing: Workpiece): ReactNode
}

/** A tool that has a button. */
export type ButtonTool = Tool & { button: ToolButton }

/** A drag that draws. Points are in canvas pixels. */
export interface Drag {
  move(to: Point): void
  end?(): void
  /** Cancels the drag, by a second finger or Escape: nothing of it stays. */
  cancel?(): void
}

/** The use of a way to draw a line, while it is in hand and the shape is open. */
export interface Hand {
  hint(moment: HintedMoment): HintKey
  /** The inputs that place something at the crosshair. */
  cross: readonly Input[]
  /** True if a line leads to the next vertex under a pointer too. */
  leads?: true
  /** True if the tool works at any zoom, since it needs no place on the map. */
  anywhere?: true
  /** A press on the map; without this it places or chooses a vertex. */
  press?(place: DrawPlace, at: Point): void
  /** Enter and the button at the map's edge, at the crosshair; without this as a press there. */
  enter?(place: DrawPlace, at: Point, close: () => void): void
  drag?: {
    /** Tells whether a drag from here draws, rather than moving the map or a vertex. */
    takes(hit: Hit | null): boolean
    /** `show` shows a line on its way. */
    begin(place: DrawPlace, from: Point, edits: Edits, show: (line: Position[]) => void): Drag
  }
}

/** A way to draw a line. */
export interface WayTool extends Tool {
  name: Way
  hand: Hand
}

export const always: When = () => true

/** Tells whether anything is drawn, or walked. */
export const hasBegun: When = ({ vertices, circle, tool, walking }) =>
  vertices > 0 || circle !== null || (tool === 'walk' && walking !== undefined && walking.track.points.length > 0)

/** A way to draw a line, with its button in the row. */
export const wayTool = (name: Way, icon: Icon, hand: Hand, more: Partial<Tool> = {}): WayTool => ({
  offered: ({ closed }) => !closed,
  perform: ({ setTool }) => setTool(name),
  button: {
    face: () => ({ text: `draw.tool.${name}`, icon }),
    at: { row: always },
    pressed: ({ tool }) => tool === name,
  },
  ...more,
  name,
  hand,
})

/** The hint before the line of a purpose begins; null where it has begun, or has none. */
export const purposeHint = ({ goal, draft }: HintedMoment): HintKey | null => (draft.ring.length === 0 ? goal : null)
