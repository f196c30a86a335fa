import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { SavedText } from '../../platform/ui/layout/WizardFrame.tsx'
import { IconPolygon } from '../../platform/ui/icons.tsx'
import classes from './DrawBar.module.css'
import { buttonOf, ToolPanel, ToolRow } from './ToolRow.tsx'
import { hasBegun } from './tools/tool.ts'
import { TOOLS, toolsAt } from './tools/tools.ts'
import type { Drawing } from './useDrawing.ts'
import { useContinue } from './useContinue.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

/** A border on the map that the drawing can take over as its shape. */
export interface Lit {
  /** The name of the border, for use within a sentence. */
  label: string
  take: () => Promise<unknown>
}

interface DrawBarProps {
  drawing: Drawing
  /** Called by the large button once the shape is closed. */
  next: { label: string; onPress: () => void; busy?: string | false }
  /** The border of the wood, lake … under the crosshair, which the large button takes over. */
  lit?: Lit | null
  /** Other borders at the same place, as buttons at the edge of the map. */
  choices?: readonly Lit[]
  /** The text that says where the draft is saved. */
  saved?: string
  /** True if the last change is saved nowhere, and `saved` says so. */
  unsaved?: boolean
  /** A button for another way to get a shape, such as from a file, shown among the tools. */
  otherWay?: ReactNode
  /** Leaves the screen to finish the drawing later, on screens that save the draft. */
  onLater?: () => void
}

/** The bar at the bottom of a phone's screen while drawing: the tools, folded after the first dot, and the large button that continues. */
export function DrawBar({ drawing, next, lit = null, choices = [], saved, unsaved, otherWay, onLater }: DrawBarProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const begun = hasBegun(drawing)
  const folds = begun || drawing.canUndo
  return (
    <Stack as="section" gap="s" className={classes.bar} aria-label={t('draw.tools')}>
      <MapActions drawing={drawing} choices={choices} />
      {(open || !folds) && (
        <ToolRow drawing={drawing} onTake={() => setOpen(false)} more={folds ? undefined : { open, setOpen }} />
      )}
      {open && (
        <Row gap="s">
          {toolsAt('more', drawing).map((tool) => (
            <Button key={tool.name} {...buttonOf(t, drawing, tool, 'more')} />
          ))}
          {otherWay}
          {onLater && <Button onClick={onLater}>{t('app.word.finishLater')}</Button>}
        </Row>
      )}
      <ToolPanel drawing={drawing} />
      <div className={folds ? `${classes.row} ${classes.folded}` : classes.row}>
        {folds && <SideButtons drawing={drawing} open={open} setOpen={setOpen} />}
        <MainButton drawing={drawing} next={next} lit={lit} begun={begun} />
      </div>
      <Row as="p" tight gap="s" role="status" className={open || unsaved ? textClasses.quiet : textClasses.heard}>
        <SavedText saved={saved} unsaved={unsaved} />
      </Row>
    </Stack>
  )
}

/** The buttons at the edge of the map: for the crosshair or the selected dot, and for other borders. */
function MapActions({ drawing, choices }: Required<Pick<DrawBarProps, 'drawing' | 'choices'>>) {
  const { t } = useTranslation()
  const tools = toolsAt('map', drawing)
  if (tools.length + choices.length === 0) return null
  return (
    <div className={classes.actions} data-bottom-tools>
      {choices.map(({ label, take }) => (
        <Button key={label} className={classes.action} onClick={() => void take()}>
          {label}
        </Button>
      ))}
      {tools.map((tool) => (
        <Button key={tool.name} {...buttonOf(t, drawing, tool, 'map')} className={classes.action} />
      ))}
    </div>
  )
}

interface SideButtonsProps {
  drawing: Drawing
  open: boolean
  setOpen: (open: boolean) => void
}

function SideButtons({ drawing, open, setOpen }: SideButtonsProps) {
  const { t } = useTranslation()
  const inHand = drawing.closed ? undefined : TOOLS.find(({ name }) => name === drawing.tool)
  const { text = 'app.word.change', icon: Icon = IconPolygon } = inHand?.button?.face(drawing, 'bar') ?? {}
  return (
    <>
      {toolsAt('bar', drawing).map((tool) => {
        const { icon, children, ...does } = buttonOf(t, drawing, tool, 'bar', 24)
        return (
          <Button key={tool.name} {...does} className={classes.side} aria-label={children}>
            {icon}
          </Button>
        )
      })}
      <Button
        kind="outline"
        className={classes.side}
        aria-label={t('draw.toolsNow', { tool: t(text) })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.inHand}>
          <Icon size={22} aria-hidden="true" />
          {t(text)}
        </span>
      </Button>
    </>
  )
}

type MainButtonProps = Required<Pick<DrawBarProps, 'drawing' | 'next' | 'lit'>> & { begun: boolean }

/** The large button, which continues with the drawn shape or the highlighted border. With neither, it says what is missing. */
function MainButton({ drawing, next, lit, begun }: MainButtonProps) {
  const { t } = useTranslation()
  const { goOn, goOnWith } = useContinue(drawing, next.onPress)
  const { goal, closed, draft, circle, tool } = drawing
  const main = { kind: 'call', className: classes.main } as const
  const busy = drawing.busy ? t('draw.busy') : next.busy
  if (lit && !goal && !closed && !circle && draft.ring.length < 3)
    return (
      <Button {...main} busy={busy} onClick={() => void goOnWith(lit.take)}>
        {t('land.border.goOn', { what: lit.label })}
      </Button>
    )
  if (!begun)
    return (
      <Button {...main} aria-disabled aria-describedby={drawing.hintId} onClick={drawing.refuseNothing}>
        {t(`draw.begin.${tool}`, { context: drawing.purpose })}
      </Button>
    )
  return (
    <Button {...main} busy={busy} onClick={goOn}>
      {goal ? t(`draw.goalDone.${goal}`) : next.label}
    </Button>
  )
}
