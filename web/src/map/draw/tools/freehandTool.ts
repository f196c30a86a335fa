import { IconLasso } from '../../../platform/ui/icons.tsx'
import { smoothStroke } from '../../operations/smooth.ts'
import { type DrawPlace, placeAt } from '../aim.ts'
import { type Point, REACH } from '../hit.ts'
import { purposeHint, wayTool } from './tool.ts'

/** A stroke closes if the distance between its ends is below this share of the stroke's length. */
const CLOSE_SHARE = 0.12

/** The tool that draws a line along the movement of a mouse or finger. */
export const freehand = wayTool('freehand', IconLasso, {
  hint: (moment) => purposeHint(moment) ?? (moment.draft.ring.length === 0 ? 'freehand' : 'freehandMore'),
  cross: ['keyboard'],
  drag: {
    takes: () => true,
    begin(place, from, edits, show) {
      const stroke = [from]
      const lineOf = (points: Point[]) => points.map((point) => placeAt(place.map, point))
      return {
        move(to) {
          stroke.push(to)
          show(lineOf(stroke))
        },
        end() {
          if (stroke.length > 2) edits.addStroke(lineOf(smoothStroke(stroke)), closes(place, stroke))
        },
      }
    },
  },
})

function closes({ map, session }: DrawPlace, line: Point[]): boolean {
  const [end] = line.slice(-1)
  const first = session.get().state.draft.ring[0]
  const start = first ? map.project(first) : line[0]
  if (!start || !end || line.length < 6) return false
  let length = 0
  for (let i = 1; i < line.length; i++) length += Math.hypot(line[i]!.x - line[i - 1]!.x, line[i]!.y - line[i - 1]!.y)
  const apart = Math.hypot(end.x - start.x, end.y - start.y)
  return length > 4 * REACH.touch && apart < Math.max(REACH.touch, first ? 0 : length * CLOSE_SHARE)
}
