import type { Translate } from '@fieldfare/shared/translate.ts'
import { type ComponentProps, Fragment } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { Button } from '../../platform/ui/Button.tsx'
import { IconDots } from '../../platform/ui/icons.tsx'
import classes from './ToolRow.module.css'
import type { ButtonTool, Place } from './tools/tool.ts'
import { TOOLS, toolsAt } from './tools/tools.ts'
import type { Drawing } from './useDrawing.ts'

interface ToolRowProps {
  drawing: Drawing
  /** Called when a tool is chosen. */
  onTake?: () => void
  /** Given if a button in the row unfolds further tools: `open` while they are unfolded. */
  more?: { open: boolean; setOpen: (open: boolean) => void } | undefined
}

/** The tools in one row: the ways to draw a line; once the shape is closed, the ways to change it; and switches such as snapping. */
export function ToolRow({ drawing, onTake, more }: ToolRowProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.row} role="toolbar" aria-label={t('draw.toolsLabel')}>
      {toolsAt('row', drawing).map((tool) => {
        const { on, pressed, face } = tool.button
        const { text, icon: Icon } = face(drawing, 'row')
        const state = on ? { role: 'switch', 'aria-checked': on(drawing) } : { 'aria-pressed': pressed?.(drawing) }
        const take = () => {
          tool.perform(drawing)
          if (!on) onTake?.()
        }
        return (
          <button
            key={tool.name}
            type="button"
            className={on ? classes.switched : classes.tool}
            {...state}
            onClick={take}
          >
            {on ? <span className={classes.track} /> : Icon && <Icon size={22} aria-hidden="true" />}
            <span>{t(text)}</span>
          </button>
        )
      })}
      {more && (
        <button
          type="button"
          className={`${classes.tool} ${classes.more}`}
          aria-label={t('draw.more')}
          aria-expanded={more.open}
          onClick={() => more.setOpen(!more.open)}
        >
          <IconDots size={22} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

/** The panel of the current tool, outside the map: the radius of a circle, or the progress of a walk. */
export function ToolPanel({ drawing }: { drawing: Drawing }) {
  return TOOLS.filter(({ offered }) => offered(drawing)).map(({ name, panel }) => (
    <Fragment key={name}>{panel?.(drawing)}</Fragment>
  ))
}

/** Returns the props of a tool's button at a place of the screen. `size` is the icon's, in pixels. */
export function buttonOf(t: Translate, drawing: Drawing, tool: ButtonTool, place: Place, size = 20) {
  const { face, able, waits } = tool.button
  const { text, icon: Icon } = face(drawing, place)
  return {
    icon: Icon && <Icon size={size} aria-hidden="true" />,
    'aria-disabled': able && !able(drawing),
    busy: drawing.busy && waits?.(drawing, place) && t('draw.busy'),
    onClick: () => tool.perform(drawing),
    children: t(text),
  } satisfies ComponentProps<typeof Button>
}
