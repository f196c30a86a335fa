import { useTranslation } from 'react-i18next'
import { Button } from '../../platform/ui/Button.tsx'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconArrowLeft } from '../../platform/ui/icons.tsx'
import classes from './DrawHead.module.css'
import { Row } from '../../platform/ui/layout/Layout.tsx'

interface DrawHeadProps {
  title: string
  onBack: () => void
  /** Leaves the drawing for later, on screens that keep what was drawn. */
  onLater?: () => void
}

/** The bar at the top of a phone while drawing: back, the question and a way to stop. */
export function DrawHead({ title, onBack, onLater }: DrawHeadProps) {
  const { t } = useTranslation()
  return (
    <Row as="header" gap="xs" className={classes.head}>
      <IconButton label={t('app.word.back')} onClick={onBack}>
        <IconArrowLeft size={24} aria-hidden="true" />
      </IconButton>
      <h1 tabIndex={-1}>{title}</h1>
      {onLater && (
        <Button kind="text" onClick={onLater}>
          {t('app.word.later')}
        </Button>
      )}
    </Row>
  )
}
