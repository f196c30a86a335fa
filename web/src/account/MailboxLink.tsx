import { useTranslation } from 'react-i18next'
import { usePublicConfig } from '../api/publicConfig.ts'

/** Where mails are files and not sent (never in production), the way to read them. */
export function MailboxLink() {
  const { t } = useTranslation()
  return usePublicConfig()?.mailbox ? (
    <a href="/mailbox" target="_blank" rel="noreferrer">
      {t('account.mailbox')}
    </a>
  ) : null
}
