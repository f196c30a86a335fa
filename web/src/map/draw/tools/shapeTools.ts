import type { Icon } from '../../../platform/ui/icon.tsx'
import {
  IconCut,
  IconLayersUnion,
  IconMagnet,
  IconPlus,
  IconRefresh,
  IconScissors,
  IconTrash,
} from '../../../platform/ui/icons.tsx'
import type { Goal } from '../../operations/operations.ts'
import { always, type Tool } from './tool.ts'

/** Makes a tool that begins a line to add to, cut or split the shape. */
const goalTool = (name: Goal, icon: Icon): Tool => ({
  name,
  offered: ({ closed }) => closed,
  perform: ({ beginGoal }) => beginGoal(name),
  button: { face: () => ({ text: `draw.tool.${name}`, icon }), at: { row: always } },
})

export const add = goalTool('add', IconPlus)
export const cut = goalTool('cut', IconCut)
export const split = goalTool('split', IconScissors)

export const merge: Tool = {
  name: 'merge',
  offered: ({ closed, parts }) => closed && parts > 1,
  perform: (drawing) => drawing.merge(),
  button: { face: () => ({ text: 'draw.tool.merge', icon: IconLayersUnion }), at: { row: always } },
}

/** Turns snapping to borders on or off. */
export const snap: Tool = {
  name: 'snap',
  offered: ({ closed, tool, circle }) => (closed || tool !== 'walk') && !circle,
  perform: (drawing) => drawing.setSnap(!drawing.snap),
  button: {
    face: () => ({ text: 'draw.tool.snap', icon: IconMagnet }),
    at: { row: always },
    on: (moment) => moment.snap,
  },
}

/** Cancels adding, cutting or splitting before the first dot of its line. */
export const endGoal: Tool = {
  name: 'endGoal',
  offered: ({ goal, draft }) => goal !== null && draft.ring.length === 0,
  perform: (drawing) => drawing.endGoal(),
  button: { face: () => ({ text: 'draw.endGoal' }), at: { panel: always, map: always }, kind: 'text' },
}

export const deleteRing: Tool = {
  name: 'deleteRing',
  offered: ({ closed, rings, selected }) => closed && rings > 1 && selected === null,
  perform: (drawing) => drawing.deleteRing(),
  button: {
    face: ({ draft }) => ({ text: draft.hole ? 'draw.deleteHole' : 'draw.deletePart', icon: IconTrash }),
    at: { panel: always, more: always },
    kind: 'dangerText',
  },
}

/** Removes everything drawn, to start over. */
export const clear: Tool = {
  name: 'clear',
  offered: ({ vertices, goal, selected }) => vertices > 0 && !goal && selected === null,
  perform: (drawing) => drawing.clear(),
  button: {
    face: () => ({ text: 'draw.clear', icon: IconRefresh }),
    at: { panel: always, more: always },
    kind: 'text',
  },
}
