import { useTranslation } from 'react-i18next'
import {
  IconCircleDashed,
  IconCut,
  IconLasso,
  IconLayersUnion,
  IconMagnet,
  IconPlus,
  IconPolygon,
  IconScissors,
  IconWalk,
} from '../../platform/ui/icons.tsx'
import type { Goal } from '../operations/operations.ts'
import { TOOLS, type Tool } from './state.ts'
import classes from './ToolRow.module.css'
import type { Drawing } from './useDrawing.ts'

const ICONS = {
  dots: IconPolygon,
  freehand: IconLasso,
  circle: IconCircleDashed,
  walk: IconWalk,
  add: IconPlus,
  cut: IconCut,
  split: IconScissors,
  merge: IconLayersUnion,
  snap: IconMagnet,
}
const GOALS: readonly Goal[] = ['add', 'cut', 'split']

/** The tools in one row: how a line is drawn; once there is a shape, how it is changed. */
export function ToolRow({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation()
  const { closed, goal, parts, tool, circle } = drawing
  const offered: readonly Tool[] = goal === 'split' ? TOOLS.filter((name) => name !== 'circle') : TOOLS
  return (
    <div className={classes.row} role="toolbar" aria-label={t('draw.toolsLabel')}>
      {closed ? (
        <>
          {GOALS.map((name) => (
            <ToolButton key={name} name={name} onPress={() => drawing.beginGoal(name)} />
          ))}
          {parts > 1 && <ToolButton name="merge" onPress={drawing.merge} />}
        </>
      ) : (
        offered.map((name) => (
          <ToolButton key={name} name={name} pressed={tool === name} onPress={() => drawing.setTool(name)} />
        ))
      )}
      {(closed || tool !== 'walk') && !circle && (
        <ToolButton name="snap" pressed={drawing.snap} onPress={() => drawing.setSnap(!drawing.snap)} />
      )}
    </div>
  )
}

interface ToolButtonProps {
  name: keyof typeof ICONS
  pressed?: boolean
  onPress: () => void
}

function ToolButton({ name, pressed, onPress }: ToolButtonProps) {
  const { t } = useTranslation()
  const Icon = ICONS[name]
  return (
    <button type="button" className={classes.tool} aria-pressed={pressed} onClick={onPress}>
      <Icon size={22} aria-hidden="true" />
      <span>{t(`draw.tool.${name}`)}</span>
    </button>
  )
}
