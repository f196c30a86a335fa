import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import type { FieldProps } from '../../../platform/form/useForm.ts'
import { DocumentLink } from '../../../platform/shell/layout/DocumentLink.tsx'
import { paths } from '../../../platform/paths.ts'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './AgreeFields.module.css'
import textClasses from '../../../platform/ui/text.module.css'

/** The disclaimer in short, links to the full texts, and the box to agree. */
export function AgreeFields(props: FieldProps<boolean>) {
  const { t } = useTranslation()
  return (
    <Stack gap="l">
      <Stack
        as="section"
        gap="xs"
        className={`${textClasses.small} ${classes.disclaimer}`}
        aria-label={t('account.register.disclaimerTitle')}
      >
        <p className={textClasses.label}>{t('account.register.disclaimerTitle')}</p>
        <p className={textClasses.quiet}>{t('account.register.disclaimer')}</p>
        <Link to={paths.info} hash="disclaimer" target="_blank">
          {t('account.register.disclaimerLink')}
        </Link>
        <DocumentLink name="terms" apart />
        <DocumentLink name="privacy" apart />
      </Stack>
      <CheckField label={t('account.register.agree')} {...props} />
    </Stack>
  )
}
