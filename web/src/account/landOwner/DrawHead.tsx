import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import classes from './DrawHead.module.css'

interface DrawHeadProps {
  title: string
  onBack: () => void
  later: { label: string; onPress: () => void }
}

/** Above the map on a phone, while drawing: back, what is asked, and the way to stop. */
export function DrawHead({ title, onBack, later }: DrawHeadProps) {
  const { t } = useTranslation()
  return (
    <header className={classes.head}>
      <button type="button" className={classes.back} aria-label={t('app.word.back')} onClick={onBack}>
        <IconArrowLeft size={24} />
      </button>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <Button kind="text" onClick={later.onPress}>
        {later.label}
      </Button>
    </header>
  )
}
