import type { TestAnswer } from '@fieldfare/shared/mailing.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

interface TestMailProps {
  test: { isPending: boolean; error: unknown; data: unknown }
  onPress: () => void
}

const isAnswer = (data: unknown): data is TestAnswer => typeof data === 'object' && data !== null && 'sent' in data

/** The button that sends a test mail to the admin, with its outcome: the recipient, or the error of the mail server. */
export function TestMail({ test: { isPending, error, data }, onPress }: TestMailProps) {
  const { t } = useTranslation()
  const usesMailbox = usePublicConfig()?.mailbox ?? false
  return (
    <Row gap="l">
      <Button kind="soft" busy={isPending && t('app.word.sending')} onClick={onPress}>
        {t('mailing.preview.test')}
      </Button>
      <p role="status" className={textClasses.quiet}>
        {error
          ? failureText(t, error)
          : isAnswer(data) &&
            (data.sent ? (
              <>
                {t('mailing.preview.tested', { address: data.to })}{' '}
                {usesMailbox && (
                  <a href="/mailbox" target="_blank" rel="noreferrer">
                    {t('account.mailbox')}
                  </a>
                )}
              </>
            ) : (
              t('mailing.preview.failed', { message: data.message })
            ))}
      </p>
    </Row>
  )
}
