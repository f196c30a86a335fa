import { useTranslation } from 'react-i18next'
import { IconShieldCheck } from '../../platform/ui/icons.tsx'
import classes from './Funding.module.css'

/** Says that no amount here is charged. */
export function NothingCharged() {
  const { t } = useTranslation()
  return (
    <p className={classes.virtual}>
      <IconShieldCheck size={22} stroke={1.75} aria-hidden="true" />
      <span>{t('funding.virtual')}</span>
    </p>
  )
}
