import { IconCheck, IconWalk } from '../../../platform/ui/icons.tsx'
import { WalkPanel } from '../../walk/WalkPanel.tsx'
import { always, type Tool, wayTool } from './tool.ts'

/** The tool whose line follows the position of a walking person: Enter adds no vertex. */
export const walk = wayTool(
  'walk',
  IconWalk,
  { hint: () => 'walk', cross: [], anywhere: true, enter: () => {} },
  { panel: ({ tool, walking }) => tool === 'walk' && walking && <WalkPanel walking={walking} /> },
)

/** Starts the walk; once points are recorded, finishes it and makes its line a ring. */
export const goWalking: Tool = {
  name: 'goWalking',
  offered: ({ closed, tool, walking }) => !closed && tool === 'walk' && walking !== undefined,
  perform({ walking }) {
    if (walking?.track.points.length) walking.finish()
    else walking?.start()
  },
  button: {
    face({ walking }) {
      if (walking?.track.points.length) return { text: 'draw.walk.finish', icon: IconCheck }
      return { text: walking?.status === 'waiting' ? 'draw.walk.waiting' : 'draw.walk.start', icon: IconWalk }
    },
    at: { map: always, panel: always },
  },
}
