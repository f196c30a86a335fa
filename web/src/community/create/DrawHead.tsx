import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import classes from './CommunitySteps.module.css'

interface DrawHeadProps {
  title: string
  later: { label: string; onPress: () => void }
}

/** Above the map on a phone, while drawing: what is asked, and the ways out, which both keep the draft. */
export function DrawHead({ title, later }: DrawHeadProps) {
  const { t } = useTranslation()
  return (
    <header className={classes.head}>
      <button type="button" className={classes.back} aria-label={t('app.word.back')} onClick={later.onPress}>
        <IconArrowLeft size={24} />
      </button>
      <h1 tabIndex={-1}>{title}</h1>
      <Button kind="text" onClick={later.onPress}>
        {later.label}
      </Button>
    </header>
  )
}
