import { IconArrowBackUp, IconArrowForwardUp, IconMapPin, IconTrash, IconZoomIn } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { SavedText } from '../../ui/layout/WizardFrame.tsx'
import classes from './draw.module.css'
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

/** The bar at the bottom of a phone while drawing: one large button between undo and redo. */
export function DrawBar({ drawing, next, saved, unsaved, otherWay }: DrawBarProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.bar} aria-label={t('draw.tools')}>
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
        {drawing.selected !== null ? (
          <Button kind="dangerText" icon={<IconTrash size={20} aria-hidden="true" />} onClick={drawing.deleteSelected}>
            {t('draw.deleteDot')}
          </Button>
        ) : drawing.closed ? (
          <Button kind="text" onClick={drawing.clear}>
            {t('draw.clear')}
          </Button>
        ) : (
          (drawing.vertices > 0 && (
            <Button kind="text" aria-disabled={!drawing.canClose} onClick={drawing.close}>
              {t('draw.close')}
            </Button>
          )) ||
          otherWay
        )}
      </div>
    </section>
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

function MainButton({ drawing, next }: Pick<DrawBarProps, 'drawing' | 'next'>) {
  const { t } = useTranslation()
  const { closed, selected, tooFar, canFinish } = drawing
  if (tooFar && !closed) {
    return (
      <Button kind="call" className={classes.main} icon={NEARER} onClick={drawing.zoomToDraw}>
        {t('draw.zoomIn')}
      </Button>
    )
  }
  if (closed && selected === null) {
    return (
      <Button
        kind="call"
        className={classes.main}
        busy={next.busy}
        onClick={canFinish ? next.onPress : drawing.showProblem}
      >
        {next.label}
      </Button>
    )
  }
  return (
    <Button kind="call" className={classes.main} icon={PIN} onClick={drawing.dropAtCentre}>
      {t(selected === null ? 'draw.drop' : 'draw.putHere')}
    </Button>
  )
}
