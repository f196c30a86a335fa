import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../../platform/form/useForm.ts'
import { DocumentLink } from '../../../platform/shell/layout/DocumentLink.tsx'
import { paths } from '../../../platform/paths.ts'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import classes from './AgreeFields.module.css'

/** The disclaimer in short, links to the full texts, and the box to agree. */
export function AgreeFields(props: FieldProps<boolean>) {
  const { t } = useTranslation()
  return (
    <div className={classes.agree}>
      <section className={classes.disclaimer} aria-label={t('account.register.disclaimerTitle')}>
        <p className={classes.title}>{t('account.register.disclaimerTitle')}</p>
        <p>{t('account.register.disclaimer')}</p>
        <Link to={paths.info} hash="disclaimer" target="_blank">
          {t('account.register.disclaimerLink')}
        </Link>
        <DocumentLink name="terms" apart />
        <DocumentLink name="privacy" apart />
      </section>
      <CheckField label={t('account.register.agree')} {...props} />
    </div>
  )
}
