import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { DrawPanel } from '../../../map/draw/DrawPanel.tsx'
import type { Drawing } from '../../../map/draw/useDrawing.ts'
import { useContinue } from '../../../map/draw/useContinue.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { Button, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { Panel } from '../../../platform/ui/layout/Panel.tsx'
import { SavedText } from '../../../platform/ui/layout/WizardFrame.tsx'
import type { AreaDraft, AreaStep } from '../areaPlan.ts'
import classes from './DrawSide.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface DrawSideProps {
  drawing: Drawing
  draft: AreaDraft
  title: string
  /** The names of all steps; the summary after saving is counted as one more. */
  steps: readonly AreaStep[]
  /** The step that follows the drawing. */
  following: AreaStep
  saved: string
  /** True if `saved` says that the last change is stored nowhere. */
  unsaved?: boolean
  onNext: () => void
  onBack: (() => void) | undefined
  onLater: () => void
  /** A link to another way to make a shape, such as from a file. */
  otherWay?: ReactNode
  /** Notes below the drawing tools. */
  notes?: ReactNode
}

/** The drawing tools beside the map on a wide screen. The big button closes the shape and continues, or says what is missing. */
export function DrawSide({
  drawing,
  draft,
  title,
  steps,
  following,
  saved,
  unsaved,
  onNext,
  onBack,
  onLater,
  otherWay,
  notes,
}: DrawSideProps) {
  const { t } = useTranslation()
  const { closed, goal } = drawing
  const { goOn } = useContinue(drawing, onNext)
  return (
    <Panel
      foot={
        <Stack pad="gutter" gap="s">
          <Row as="p" tight gap="s" role="status" className={`${textClasses.quiet} ${classes.saved}`}>
            <SavedText saved={saved} unsaved={unsaved} />
          </Row>
          <PrimaryButton wide onClick={goOn}>
            {closed
              ? t('app.word.next', { what: t(`area.wizard.next.${following}`) })
              : t(goal ? `draw.goalDone.${goal}` : 'draw.closeAndGoOn')}
          </PrimaryButton>
          <Row justify="between">
            <Button kind="text" onClick={onBack}>
              {t('app.word.back')}
            </Button>
            <Button kind="text" onClick={onLater}>
              {t('app.word.finishLater')}
            </Button>
          </Row>
        </Stack>
      }
    >
      <Stack pad="gutter">
        <Stack gap="none">
          <p className={`${textClasses.label} ${classes.step}`}>
            {draft.edit
              ? t('area.wizard.editStep')
              : t('area.wizard.newStep', {
                  step: steps.indexOf('map') + 1,
                  total: steps.length + 1,
                })}
          </p>
          <h1 tabIndex={-1}>{title}</h1>
        </Stack>
        {otherWay && <div className={classes.otherWay}>{otherWay}</div>}
        <DrawPanel drawing={drawing} glyph={draft.level && <LevelGlyph level={draft.level} size={32} />} />
        {notes}
      </Stack>
    </Panel>
  )
}
