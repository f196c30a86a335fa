import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'

/** A link to the mailbox page of servers that write mails to files instead of sending them (never in production). */
export function MailboxLink() {
  const { t } = useTranslation()
  return usePublicConfig()?.mailbox ? (
    <a href="/mailbox" target="_blank" rel="noreferrer">
      {t('account.mailbox')}
    </a>
  ) : null
}
