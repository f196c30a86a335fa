import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import classes from './draw.module.css'
import { useFormat } from '../../platform/i18n/format.ts'
import { sizeText } from './sizeText.ts'
import { buttonOf, ToolPanel, ToolRow } from './ToolRow.tsx'
import { TOOLS, toolsAt } from './tools/tools.ts'
import type { Drawing } from './useDrawing.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

const KEYS = TOOLS.flatMap(({ help }) => help ?? [])

interface DrawPanelProps {
  drawing: Drawing
  /** The icon of the area's level, shown beside the size. */
  glyph?: ReactNode
}

/** The panel beside the map on a wide screen: size, undo and redo, actions on the selected vertex, and help for the keys. */
export function DrawPanel({ drawing, glyph }: DrawPanelProps) {
  const { t } = useTranslation()
  const { size, dots, pitches } = sizeText(t, useFormat(), drawing)
  return (
    <Stack>
      <Row tight gap="l" justify="between" tone="sunk" className={classes.size}>
        <p className={textClasses.quiet}>
          <strong>{size}</strong>
          <span>{[dots, pitches].filter(Boolean).join(', ')}</span>
        </p>
        {glyph}
      </Row>
      <Stack gap="s">
        <ToolRow drawing={drawing} />
        <ToolPanel drawing={drawing} />
      </Stack>
      <Row gap="s" className={classes.pair} role="group" aria-label={t('draw.tools')}>
        {toolsAt('pair', drawing).map((tool) => (
          <Button key={tool.name} {...buttonOf(t, drawing, tool, 'pair')} />
        ))}
      </Row>
      <Row gap="s" className={classes.more}>
        {toolsAt('panel', drawing).map((tool) => (
          <Button key={tool.name} {...buttonOf(t, drawing, tool, 'panel')} kind={tool.button.kind ?? 'outline'} />
        ))}
      </Row>
      <Stack ruled>
        <h2 className={textClasses.heading}>{t('draw.keys.title')}</h2>
        <Stack as="dl" gap="s" className={classes.keys}>
          {KEYS.map((key) => (
            <Row tight key={key}>
              <dt>{t(`draw.keys.${key}.key`)}</dt>
              <dd className={textClasses.quiet}>{t(`draw.keys.${key}.does`, { context: drawing.purpose })}</dd>
            </Row>
          ))}
        </Stack>
      </Stack>
    </Stack>
  )
}
