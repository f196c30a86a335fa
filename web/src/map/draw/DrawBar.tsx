import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../platform/ui/Button.tsx'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconMapPin,
  IconTrash,
  IconWalk,
  IconZoomIn,
} from '../../platform/ui/icons.tsx'
import { SavedText } from '../../platform/ui/layout/WizardFrame.tsx'
import classes from './draw.module.css'
import { ToolPanel } from './ToolPanel.tsx'
import { ToolRow } from './ToolRow.tsx'
import type { Drawing } from './useDrawing.ts'

interface DrawBarProps {
  drawing: Drawing
  /** Called by the large button once the shape is closed. */
  next: { label: string; onPress: () => void; busy?: string | false }
  /** Says where the draft is kept. */
  saved?: string
  /** `saved` says that the last change is kept nowhere. */
  unsaved?: boolean
  /** Another way to a shape, offered before the first dot. */
  otherWay?: ReactNode
}

/** The bar at the bottom of a phone while drawing: the tools, and one large button between undo and redo. */
export function DrawBar({ drawing, next, saved, unsaved, otherWay }: DrawBarProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.bar} aria-label={t('draw.tools')}>
      <ToolRow drawing={drawing} />
      <ToolPanel drawing={drawing} />
      <div className={classes.barRow}>
        <SideButton label={t('draw.undo')} able={drawing.canUndo} onPress={drawing.undo}>
          <IconArrowBackUp size={24} aria-hidden="true" />
        </SideButton>
        <MainButton drawing={drawing} next={next} />
        <SideButton label={t('draw.redo')} able={drawing.canRedo} onPress={drawing.redo}>
          <IconArrowForwardUp size={24} aria-hidden="true" />
        </SideButton>
      </div>
      <div className={classes.barFoot}>
        <span role="status" className={classes.saved}>
          <SavedText saved={saved} unsaved={unsaved} />
        </span>
        <FootAction drawing={drawing} otherWay={otherWay} />
      </div>
    </section>
  )
}

/** The second action of the moment, beside the large button. */
function FootAction({ drawing, otherWay }: Pick<DrawBarProps, 'drawing' | 'otherWay'>) {
  const { t } = useTranslation()
  const { selected, closed, goal, rings, draft } = drawing
  if (selected !== null) {
    return (
      <Button kind="dangerText" icon={<IconTrash size={20} aria-hidden="true" />} onClick={drawing.deleteSelected}>
        {t('draw.deleteDot')}
      </Button>
    )
  }
  if (closed) {
    return rings > 1 ? (
      <Button kind="dangerText" icon={<IconTrash size={20} aria-hidden="true" />} onClick={drawing.deleteRing}>
        {t(draft.hole ? 'draw.deleteHole' : 'draw.deletePart')}
      </Button>
    ) : (
      <Button kind="text" onClick={drawing.clear}>
        {t('draw.clear')}
      </Button>
    )
  }
  if (goal && draft.ring.length === 0) {
    return (
      <Button kind="text" onClick={drawing.endGoal}>
        {t('draw.endGoal')}
      </Button>
    )
  }
  if (drawing.vertices === 0 && !drawing.circle) return otherWay
  if (draft.ring.length === 0 || drawing.circle || drawing.tool === 'walk') return null
  return (
    <Button kind="text" aria-disabled={!drawing.canClose} onClick={drawing.close}>
      {t(goal ? `draw.goalDone.${goal}` : 'draw.close')}
    </Button>
  )
}

interface SideButtonProps {
  label: string
  able: boolean
  onPress: () => void
  children: ReactNode
}

const SideButton = ({ label, able, onPress, children }: SideButtonProps) => (
  <Button className={classes.side} aria-label={label} aria-disabled={!able} onClick={onPress}>
    {children}
  </Button>
)

const PIN = <IconMapPin size={22} aria-hidden="true" />
const NEARER = <IconZoomIn size={22} aria-hidden="true" />

const DONE = <IconCheck size={22} aria-hidden="true" />
const WALK = <IconWalk size={22} aria-hidden="true" />

function MainButton({ drawing, next }: Pick<DrawBarProps, 'drawing' | 'next'>) {
  const { t } = useTranslation()
  const { closed, selected, tooFar, canFinish, circle, tool, goal, walking } = drawing
  const main = { kind: 'call', className: classes.main } as const
  if (tooFar && !closed) {
    return (
      <Button {...main} icon={NEARER} onClick={drawing.zoomToDraw}>
        {t('draw.zoomIn')}
      </Button>
    )
  }
  if (closed && selected === null) {
    return (
      <Button
        {...main}
        busy={drawing.busy ? t('draw.busy') : next.busy}
        onClick={canFinish ? next.onPress : drawing.showProblem}
      >
        {next.label}
      </Button>
    )
  }
  if (!closed && tool === 'walk' && walking) {
    const walked = walking.track.points.length > 0
    return (
      <Button {...main} icon={walked ? DONE : WALK} onClick={walked ? walking.finish : walking.start}>
        {t(walked ? 'draw.walk.finish' : walking.status === 'waiting' ? 'draw.walk.waiting' : 'draw.walk.start')}
      </Button>
    )
  }
  if (circle || (!closed && tool === 'freehand' && drawing.canClose && drawing.input !== 'keyboard')) {
    return (
      <Button {...main} icon={DONE} busy={drawing.busy && t('draw.busy')} onClick={drawing.close}>
        {t(goal ? `draw.goalDone.${goal}` : circle ? 'draw.circle.use' : 'draw.close')}
      </Button>
    )
  }
  return (
    <Button {...main} icon={PIN} onClick={drawing.dropAtCentre}>
      {t(selected !== null ? 'draw.putHere' : !closed && tool === 'circle' ? 'draw.circle.put' : 'draw.drop')}
    </Button>
  )
}
