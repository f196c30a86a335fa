import { useTranslation } from '../../../platform/i18n/translation.ts'
import { IconShieldCheck } from '../../../platform/ui/icons.tsx'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './Give.module.css'

/** A note that pledges are virtual: no amount is charged. */
export function Virtual() {
  const { t } = useTranslation()
  return (
    <Row as="p" tight gap="s" tone="good" note className={`${textClasses.label} ${classes.virtual}`}>
      <IconShieldCheck size={22} stroke={1.75} aria-hidden="true" />
      <span>{t('pledge.virtual')}</span>
    </Row>
  )
}
