import { IconArrowBackUp, IconArrowForwardUp } from '../../../platform/ui/icons.tsx'
import { always, hasBegun, type Tool } from './tool.ts'

export const undo: Tool = {
  name: 'undo',
  offered: always,
  perform: (drawing) => drawing.undo(),
  button: {
    face: () => ({ text: 'draw.undo', icon: IconArrowBackUp }),
    at: { pair: always, bar: (moment) => moment.canUndo || hasBegun(moment) },
    able: ({ canUndo }) => canUndo,
  },
  keys: ['Mod+z', 'Backspace'],
  repeats: true,
  help: 'undo',
}

export const redo: Tool = {
  name: 'redo',
  offered: always,
  perform: (drawing) => drawing.redo(),
  button: {
    face: () => ({ text: 'draw.redo', icon: IconArrowForwardUp }),
    at: { pair: always, more: always },
    able: ({ canRedo }) => canRedo,
  },
  keys: ['Mod+y', 'Mod+Shift+z', 'Mod+Shift+y'],
  repeats: true,
}

/** Cancels what is in progress, else leaves the drawing. Performed by Escape. On touch screens, a back arrow at the top leaves the drawing. */
export const stop: Tool = {
  name: 'stop',
  offered: always,
  perform: ({ escape }) => escape(),
  keys: ['Escape'],
  help: 'escape',
}
