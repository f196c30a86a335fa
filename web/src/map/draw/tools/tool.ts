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

/** The part of a `Moment` on which the hint depends. */
export interface HintedMoment extends DrawState, Pick<View, 'tool' | 'circle'> {
  /** True if the map is zoomed out too far for the current tool. */
  tooFar: boolean
}

/** The state of a drawing at one moment, as the tools read it. */
export interface Moment extends HintedMoment, Pick<View, 'input' | 'snap' | 'busy' | 'direct'> {
  /** True while the crosshair is shown. */
  cross: boolean
  /** The walk whose line becomes the drawing, on screens that offer walking. Undefined when a key performs the tool. */
  walking?: Walking
}
export type When = (moment: Moment) => boolean

export interface DrawActions extends Edits {
  dropAtCentre(): void
  /** Cancels a drag or the selection, else stops drawing. */
  escape(): void
  zoomToDraw(): void
  showProblem(): void
}

/** The state of the drawing with its commands, passed to the tool that is performed. */
export type Workpiece = Moment & DrawActions

/**
 * A place of the screen for buttons: the row of tools; on a wide screen the pair below that row and the panel; on a phone the bar, the
 * buttons that unfold above the bar (`more`), and the edge of the map. The large button, which continues, is not a tool.
 */
export type Place = 'row' | 'pair' | 'panel' | 'bar' | 'more' | 'map'

/** The button of a tool, shown while the tool is offered. */
export interface ToolButton {
  face(moment: Moment, place: Place): { text: TextKey; icon?: Icon }
  at: Partial<Record<Place, When>>
  /** True if the button looks pressed, for a tool that stays the current one. */
  pressed?: When
  /** Given for a switch, such as snapping, that is independent of the current tool: true if it is on. */
  on?: When
  /** False if the button looks disabled; a press then only explains why. */
  able?: When
  /** True if the button shows activity while the worker computes a shape. */
  waits?(moment: Moment, place: Place): boolean
  /** The style of the button, if it differs from the usual one. */
  kind?: 'text' | 'dangerText'
}

/** A drawing tool: everything that the rows, panels, keys and help need. All tools are listed in `tools.ts`. */
export interface Tool {
  name: string
  offered: When
  perform(drawing: Workpiece): void
  button?: ToolButton
  /** The keys of the tool, as in `KeyboardEvent.key`. They work on the focused map; with `Mod+` (Ctrl or Cmd), anywhere but in text fields. */
  keys?: readonly string[]
  /** True if holding the key down repeats the action. */
  repeats?: true
  /** The key of the help text about the tool: `draw.keys.<key>` in the messages. */
  help?: 'click' | 'enter' | 'undo' | 'delete' | 'escape'
  /** Renders the tool's own controls, such as a radius, while the tool is offered. */
  panel?(drawing: Workpiece): ReactNode
}

/** A tool that has a button. */
export type ButtonTool = Tool & { button: ToolButton }

/** A drag that draws. Points are in canvas pixels. */
export interface Drag {
  move(to: Point): void
  end?(): void
  /** Cancels the drag, after a second finger or Escape: nothing that it drew is kept. */
  cancel?(): void
}

/** The behaviour of a way to draw a line, while it is the current tool and the shape is open. */
export interface Hand {
  hint(moment: HintedMoment): HintKey
  /** The inputs for which the crosshair is shown, to place something there. */
  cross: readonly Input[]
  /** True if the preview line also leads to the pointer, not only to the crosshair. */
  leads?: true
  /** True if the tool works at any zoom, since its line does not come from presses on the map. */
  anywhere?: true
  /** Handles a press on the map; by default a press places or selects a vertex. */
  press?(place: DrawPlace, at: Point): void
  /** Handles Enter and the button at the map's edge; `at` is the crosshair's point. By default the same as a press there. */
  enter?(place: DrawPlace, at: Point, close: () => void): void
  drag?: {
    /** Tells whether a drag that starts here draws, rather than moving the map or a vertex. */
    takes(hit: Hit | null): boolean
    /** Starts a drag; `show` shows the line in progress on the map. */
    begin(place: DrawPlace, from: Point, edits: Edits, show: (line: Position[]) => void): Drag
  }
}

/** A tool that is a way to draw a line. */
export interface WayTool extends Tool {
  name: Way
  hand: Hand
}

export const always: When = () => true

/** Tells whether anything has been drawn or walked yet. */
export const hasBegun: When = ({ vertices, circle, tool, walking }) =>
  vertices > 0 || circle !== null || (tool === 'walk' && walking !== undefined && walking.track.points.length > 0)

/** Makes a tool for a way to draw a line, with a button in the row of tools. */
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

/** Returns the hint before the first vertex of a line that adds to, cuts or splits a shape; null for other lines and after that vertex. */
export const purposeHint = ({ goal, draft }: HintedMoment): HintKey | null => (draft.ring.length === 0 ? goal : null)
