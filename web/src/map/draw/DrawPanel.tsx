import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../platform/ui/Button.tsx'
import classes from './draw.module.css'
import { useFormat } from '../../platform/i18n/format.ts'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconMapPin,
  IconRefresh,
  IconTrash,
  IconWalk,
} from '../../platform/ui/icons.tsx'
import { sizeText } from './sizeText.ts'
import { ToolPanel } from './ToolPanel.tsx'
import { ToolRow } from './ToolRow.tsx'
import type { Drawing } from './useDrawing.ts'

const KEYS = ['click', 'enter', 'undo', 'delete', 'escape'] as const

const BACK = <IconArrowBackUp size={20} aria-hidden="true" />
const FORTH = <IconArrowForwardUp size={20} aria-hidden="true" />

const DONE = <IconCheck size={20} aria-hidden="true" />
const WALK = <IconWalk size={20} aria-hidden="true" />

interface DrawPanelProps {
  drawing: Drawing
  /** The icon of the level, beside the size. */
  glyph?: ReactNode
}

/** The panel beside the map on a wide screen: size, undo and redo, actions on the selected vertex, and the keys. */
export function DrawPanel({ drawing, glyph }: DrawPanelProps) {
  const { t } = useTranslation()
  const { size, dots, pitches } = sizeText(t, useFormat(), drawing)
  return (
    <div className={classes.panel}>
      <div className={classes.size}>
        <p>
          <strong>{size}</strong>
          <span>{[dots, pitches].filter(Boolean).join(', ')}</span>
        </p>
        {glyph}
      </div>
      <div className={classes.tools}>
        <ToolRow drawing={drawing} />
        <ToolPanel drawing={drawing} />
      </div>
      <div className={classes.pair} role="group" aria-label={t('draw.tools')}>
        <Button aria-disabled={!drawing.canUndo} icon={BACK} onClick={drawing.undo}>
          {t('draw.undo')}
        </Button>
        <Button aria-disabled={!drawing.canRedo} icon={FORTH} onClick={drawing.redo}>
          {t('draw.redo')}
        </Button>
      </div>
      <div className={classes.more}>
        <PanelActions drawing={drawing} />
      </div>
      <h2 className={classes.keysTitle}>{t('draw.keys.title')}</h2>
      <dl className={classes.keys}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>{t(`draw.keys.${key}.key`)}</dt>
            <dd>{t(`draw.keys.${key}.does`, { context: drawing.purpose })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The actions of the moment, besides drawing. */
function PanelActions({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation()
  const { selected, closed, goal, rings, draft, circle, tool, walking } = drawing
  const walked = walking && walking.track.points.length > 0
  const walks = walking && !closed && tool === 'walk'
  return (
    <>
      {walks && (
        <Button kind="outline" icon={walked ? DONE : WALK} onClick={walked ? walking.finish : walking.start}>
          {t(walked ? 'draw.walk.finish' : walking.status === 'waiting' ? 'draw.walk.waiting' : 'draw.walk.start')}
        </Button>
      )}
      {drawing.input !== 'mouse' && drawing.cross && (
        <Button kind="outline" icon={<IconMapPin size={20} aria-hidden="true" />} onClick={drawing.dropAtCentre}>
          {t(
            selected !== null ? 'draw.putHere' : !closed && tool === 'circle' ? 'draw.circle.put' : 'draw.dropAtCross',
          )}
        </Button>
      )}
      {circle && (
        <Button kind="outline" icon={DONE} onClick={drawing.close}>
          {t(goal ? `draw.goalDone.${goal}` : 'draw.circle.use')}
        </Button>
      )}
      {goal && !circle && drawing.canClose && (
        <Button kind="outline" icon={DONE} busy={drawing.busy && t('draw.busy')} onClick={drawing.close}>
          {t(`draw.goalDone.${goal}`)}
        </Button>
      )}
      {goal && draft.ring.length === 0 && (
        <Button kind="text" onClick={drawing.endGoal}>
          {t('draw.endGoal')}
        </Button>
      )}
      {selected !== null && (
        <Button kind="dangerText" icon={<IconTrash size={20} aria-hidden="true" />} onClick={drawing.deleteSelected}>
          {t('draw.deleteDot')}
        </Button>
      )}
      {closed && rings > 1 && selected === null && (
        <Button kind="dangerText" icon={<IconTrash size={20} aria-hidden="true" />} onClick={drawing.deleteRing}>
          {t(draft.hole ? 'draw.deleteHole' : 'draw.deletePart')}
        </Button>
      )}
      {drawing.vertices > 0 && !goal && selected === null && (
        <Button kind="text" icon={<IconRefresh size={20} aria-hidden="true" />} onClick={drawing.clear}>
          {t('draw.clear')}
        </Button>
      )}
    </>
  )
}
