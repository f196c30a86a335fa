import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconShieldCheck } from '../../platform/ui/icons.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import classes from './Funding.module.css'
import textClasses from '../../platform/ui/text.module.css'

/** States that no amount is really charged; `slim` is the short form beside amounts. */
export function NothingCharged({ slim = false }: { slim?: boolean }) {
  const { t } = useTranslation()
  return (
    <Row
      as="p"
      tight
      gap="s"
      tone={slim ? undefined : 'good'}
      note
      className={`${textClasses.label} ${classes.virtual}`}
    >
      <IconShieldCheck size={slim ? 18 : 22} stroke={1.75} aria-hidden="true" />
      <span>{t('funding.virtual')}</span>
    </Row>
  )
}
