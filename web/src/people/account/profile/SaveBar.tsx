import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Button, PrimaryButton } from '../../../platform/ui/Button.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import type { Values } from '../../../platform/form/savedForm.ts'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import { IconCheck } from '../../../platform/ui/icons.tsx'
import classes from './AccountPage.module.css'
import textClasses from '../../../platform/ui/text.module.css'

/** A bar that shows whether the form is saved. While there are unsaved edits, the bar with the submit button stays in view. */
export function SaveBar<V extends Values>({ form }: { form: Pick<Form<V>, 'dirty' | 'sending' | 'sent' | 'discard'> }) {
  const { t } = useTranslation()
  const { dirty, sending, sent } = form
  return (
    <Row gap="l" className={dirty || sending ? `${classes.saveBar} ${classes.unsaved}` : classes.saveBar}>
      <PrimaryButton type="submit" busy={sending && t('account.saving')}>
        {t('account.profile.submit')}
      </PrimaryButton>
      <Row as="span" role="status" gap="xs" className={textClasses.quiet}>
        {sent && <IconCheck size={18} aria-hidden="true" />}
        {dirty ? t('account.unsaved.note') : sent ? t('account.unsaved.saved') : t('account.unsaved.none')}
      </Row>
      {dirty && !sending && (
        <Button kind="text" onClick={form.discard}>
          {t('account.unsaved.discard')}
        </Button>
      )}
    </Row>
  )
}
