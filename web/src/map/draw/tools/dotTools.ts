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
  button: { face: () => ({ text: 'draw.zoomIn', icon: IconZoomIn }), at: { main: always } },
}

/** A press on the large button closes: the hand that drew is on the map, and the crosshair places nothing. */
const closesAtHand: When = ({ circle, closed, tool, canClose, input }) =>
  Boolean(circle) || (!closed && tool === 'freehand' && canClose && input !== 'keyboard')

/** Does at the crosshair what the tool in hand does there, or puts the chosen vertex down. */
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
    at: { main: (moment) => !closesAtHand(moment), panel: ({ input, cross }) => input !== 'mouse' && cross },
  },
  keys: ['Enter', ' '],
  help: 'enter',
}

/** Closes the shape, or does what the line under the hand is for. */
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
      main: closesAtHand,
      // The large button of the page closes the shape on a wide screen.
      panel: ({ circle, goal, canClose }) => Boolean(circle) || (goal !== null && canClose),
      foot: ({ draft, circle, tool, selected }) =>
        selected === null && draft.ring.length > 0 && !circle && tool !== 'walk',
    },
    able: ({ circle, canClose }) => Boolean(circle) || canClose,
    waits: ({ circle }, place) => place === 'main' || (place === 'panel' && !circle),
  },
}

export const deleteDot: Tool = {
  name: 'deleteDot',
  offered: ({ selected }) => selected !== null,
  perform: ({ deleteSelected }) => deleteSelected(),
  button: {
    face: () => ({ text: 'draw.deleteDot', icon: IconTrash }),
    at: { panel: always, foot: always },
    kind: 'dangerText',
  },
  keys: ['Delete'],
  help: 'delete',
}
