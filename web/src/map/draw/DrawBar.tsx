import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../platform/ui/Button.tsx'
import { SavedText } from '../../platform/ui/layout/WizardFrame.tsx'
import classes from './draw.module.css'
import { buttonOf, ToolPanel, ToolRow } from './ToolRow.tsx'
import type { ButtonTool } from './tools/tool.ts'
import { toolsAt } from './tools/tools.ts'
import type { Drawing } from './useDrawing.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

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
  const [before, after] = toolsAt('pair', drawing)
  return (
    <Stack as="section" gap="s" className={classes.bar} aria-label={t('draw.tools')}>
      <ToolRow drawing={drawing} />
      <ToolPanel drawing={drawing} />
      <div className={classes.barRow}>
        {before && <SideButton drawing={drawing} tool={before} />}
        <MainButton drawing={drawing} next={next} />
        {after && <SideButton drawing={drawing} tool={after} />}
      </div>
      <Row justify="between" className={classes.barFoot}>
        <Row as="span" tight gap="s" role="status" className={textClasses.quiet}>
          <SavedText saved={saved} unsaved={unsaved} />
        </Row>
        <FootAction drawing={drawing} otherWay={otherWay} />
      </Row>
    </Stack>
  )
}

/** A button with room for its icon alone. */
function SideButton({ drawing, tool }: { drawing: Drawing; tool: ButtonTool }) {
  const { t } = useTranslation()
  const { icon, children, ...does } = buttonOf(t, drawing, tool, 'pair', 24)
  return (
    <Button {...does} className={classes.side} aria-label={children}>
      {icon}
    </Button>
  )
}

/** The second action of the moment, beside the large button. */
function FootAction({ drawing, otherWay }: Pick<DrawBarProps, 'drawing' | 'otherWay'>) {
  const { t } = useTranslation()
  const [tool] = toolsAt('foot', drawing)
  if (!tool) return drawing.vertices === 0 && !drawing.circle ? otherWay : null
  const { kind = 'text' } = tool.button
  const { icon, ...does } = buttonOf(t, drawing, tool, 'foot')
  return <Button {...does} kind={kind} icon={kind === 'dangerText' && icon} />
}

function MainButton({ drawing, next }: Pick<DrawBarProps, 'drawing' | 'next'>) {
  const { t } = useTranslation()
  const { closed, selected, canFinish } = drawing
  const main = { kind: 'call', className: classes.main } as const
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
  const [tool] = toolsAt('main', drawing)
  return tool && <Button {...main} {...buttonOf(t, drawing, tool, 'main', 22)} />
}
