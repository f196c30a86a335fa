import { useTranslation } from 'react-i18next'
import { IconShieldCheck } from '../../../platform/ui/icons.tsx'
import classes from './Give.module.css'

/** Says that no amount here is charged. */
export function Virtual() {
  const { t } = useTranslation()
  return (
    <p className={classes.virtual}>
      <IconShieldCheck size={22} stroke={1.75} aria-hidden="true" />
      <span>{t('pledge.virtual')}</span>
    </p>
  )
}
