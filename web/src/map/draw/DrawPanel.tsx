import { IconArrowBackUp, IconArrowForwardUp, IconMapPin, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import classes from './draw.module.css'
import { useFormat } from '../../i18n/format.ts'
import { sizeText } from './sizeText.ts'
import type { Drawing } from './useDrawing.ts'

const KEYS = ['click', 'enter', 'undo', 'delete', 'escape'] as const

const BACK = <IconArrowBackUp size={20} aria-hidden="true" />
const FORTH = <IconArrowForwardUp size={20} aria-hidden="true" />

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
      <div className={classes.pair} role="group" aria-label={t('draw.tools')}>
        <Button aria-disabled={!drawing.canUndo} icon={BACK} onClick={drawing.undo}>
          {t('draw.undo')}
        </Button>
        <Button aria-disabled={!drawing.canRedo} icon={FORTH} onClick={drawing.redo}>
          {t('draw.redo')}
        </Button>
      </div>
      <div className={classes.more}>
        {drawing.input !== 'mouse' && drawing.cross && (
          <Button kind="outline" icon={<IconMapPin size={20} aria-hidden="true" />} onClick={drawing.dropAtCentre}>
            {t(drawing.selected === null ? 'draw.dropAtCross' : 'draw.putHere')}
          </Button>
        )}
        {drawing.selected !== null && (
          <Button kind="dangerText" icon={<IconTrash size={20} aria-hidden="true" />} onClick={drawing.deleteSelected}>
            {t('draw.deleteDot')}
          </Button>
        )}
        {drawing.vertices > 0 && drawing.selected === null && (
          <Button kind="text" icon={<IconRefresh size={20} aria-hidden="true" />} onClick={drawing.clear}>
            {t('draw.clear')}
          </Button>
        )}
      </div>
      <h2 className={classes.keysTitle}>{t('draw.keys.title')}</h2>
      <dl className={classes.keys}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>{t(`draw.keys.${key}.key`)}</dt>
            <dd>{t(`draw.keys.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
