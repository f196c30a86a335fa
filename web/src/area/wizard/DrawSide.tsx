import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawPanel } from '../../map/draw/DrawPanel.tsx'
import type { Drawing } from '../../map/draw/useDrawing.ts'
import { LevelGlyph } from '../../map/style/LevelGlyph.tsx'
import { Button, PrimaryButton } from '../../ui/Button.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { type AreaDraft, areaPlan } from '../areaPlan.ts'
import classes from './DrawSide.module.css'

interface DrawSideProps {
  drawing: Drawing
  draft: AreaDraft
  saved: string
  onNext: () => void
  onBack: (() => void) | undefined
  onLater: () => void
}

/** The drawing tools beside the map on a desk. The big button closes the shape and goes on, or says what is missing. */
export function DrawSide({ drawing, draft, saved, onNext, onBack, onLater }: DrawSideProps) {
  const { t } = useTranslation()
  const { closed, canFinish } = drawing
  // Asked to close and go on: the next render says whether the drawing could be closed.
  const closing = useRef(false)
  useEffect(() => {
    if (closing.current && canFinish) onNext()
    closing.current = false
  })

  const press = () => {
    if (canFinish) return onNext()
    if (closed) return drawing.showProblem()
    closing.current = true
    drawing.close()
  }

  return (
    <Panel
      foot={
        <div className={classes.foot}>
          <p role="status" className={classes.saved}>
            {saved && <IconCheck size={18} aria-hidden="true" />}
            {saved}
          </p>
          <PrimaryButton wide onClick={press}>
            {closed ? t('app.word.next', { what: t('area.wizard.next.description') }) : t('draw.closeAndGoOn')}
          </PrimaryButton>
          <div className={classes.ways}>
            <Button kind="text" onClick={onBack}>
              {t('app.word.back')}
            </Button>
            <Button kind="text" onClick={onLater}>
              {t('app.word.finishLater')}
            </Button>
          </div>
        </div>
      }
    >
      <div className={classes.side}>
        <p className={classes.step}>
          {t(draft.edit ? 'area.wizard.editStep' : 'area.wizard.newStep', {
            step: areaPlan.steps.findIndex(({ name }) => name === 'map') + 1,
            total: areaPlan.steps.length,
          })}
        </p>
        <h1 className={classes.title} tabIndex={-1}>
          {t('area.wizard.title.map')}
        </h1>
        <DrawPanel drawing={drawing} glyph={draft.level && <LevelGlyph level={draft.level} size={32} />} />
      </div>
    </Panel>
  )
}
