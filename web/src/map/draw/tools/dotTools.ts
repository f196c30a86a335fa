import { IconCheck, IconMapPin, IconPolygon, IconTrash, IconZoomIn } from '../../../platform/ui/icons.tsx'
import { always, purposeHint, type Tool, wayTool, type When } from './tool.ts'

export const dots = wayTool(
  'dots',
  IconPolygon,
  {
    hint(moment) {
      const begins = moment.goal === 'split' ? 'splitNext' : moment.draft.ring.length === 0 ? 'start' : null
      return purposeHint(moment) ?? begins ?? (moment.canClose ? 'closable' : 'next')
    },
    cross: ['mouse', 'touch', 'keyboard'],
    leads: true,
  },
  { help: 'click' },
)

export const zoomIn: Tool = {
  name: 'zoomIn',
  offered: ({ tooFar, closed }) => tooFar && !closed,
  perform: ({ zoomToDraw }) => zoomToDraw(),
  button: { face: () => ({ text: 'draw.zoomIn', icon: IconZoomIn }), at: { map: always } },
}

/** Tells whether the crosshair is visible, or would become visible again by a press on the button. */
const dropsAtCross: When = ({ cross, direct, closed, tool, tooFar }) =>
  closed ? cross : !tooFar && (cross || (direct && tool === 'dots'))

/** Moves the selected vertex to the crosshair, or else places there what the current tool places, such as a vertex. */
export const drop: Tool = {
  name: 'drop',
  offered: always,
  perform: ({ dropAtCentre }) => dropAtCentre(),
  button: {
    face({ selected, closed, tool }, place) {
      const anew = place === 'panel' ? 'draw.dropAtCross' : 'draw.drop'
      const middle = !closed && tool === 'circle'
      return { text: selected !== null ? 'draw.putHere' : middle ? 'draw.circle.put' : anew, icon: IconMapPin }
    },
    at: { map: dropsAtCross, panel: ({ input, cross }) => input !== 'mouse' && cross },
  },
  keys: ['Enter', ' '],
  help: 'enter',
}

/** Closes the shape, or applies the current line: adds to, cuts or splits the shape. */
export const close: Tool = {
  name: 'close',
  offered: ({ closed, circle }) => !closed || Boolean(circle),
  perform: (drawing) => drawing.close(),
  button: {
    face: ({ goal, circle }) => ({
      text: goal ? `draw.goalDone.${goal}` : circle ? 'draw.circle.use' : 'draw.close',
      icon: IconCheck,
    }),
    at: {
      // On a wide screen, the large button of the page closes the shape.
      panel: ({ circle, goal, canClose }) => Boolean(circle) || (goal !== null && canClose),
      // A line of dots is closed by a press on its first dot; a line that changes a shape is applied by the large button.
      map: ({ circle, goal, tool, canClose }) => !goal && (Boolean(circle) || (tool === 'freehand' && canClose)),
    },
    waits: ({ circle }, place) => place === 'panel' && !circle,
  },
}

export const deleteDot: Tool = {
  name: 'deleteDot',
  offered: ({ selected }) => selected !== null,
  perform: ({ deleteSelected }) => deleteSelected(),
  button: {
    face: () => ({ text: 'draw.deleteDot', icon: IconTrash }),
    at: { panel: always, map: always },
    kind: 'dangerText',
  },
  keys: ['Delete'],
  help: 'delete',
}
