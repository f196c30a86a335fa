import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../platform/ui/Button.tsx'
import classes from './draw.module.css'
import { useFormat } from '../../platform/i18n/format.ts'
import { sizeText } from './sizeText.ts'
import { buttonOf, ToolPanel, ToolRow } from './ToolRow.tsx'
import { TOOLS, toolsAt } from './tools/tools.ts'
import type { Drawing } from './useDrawing.ts'

const KEYS = TOOLS.flatMap(({ help }) => help ?? [])

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
        {toolsAt('pair', drawing).map((tool) => (
          <Button key={tool.name} {...buttonOf(t, drawing, tool, 'pair')} />
        ))}
      </div>
      <div className={classes.more}>
        {toolsAt('panel', drawing).map((tool) => (
          <Button key={tool.name} {...buttonOf(t, drawing, tool, 'panel')} kind={tool.button.kind ?? 'outline'} />
        ))}
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
