import type { MessageView } from '@fieldfare/shared/message.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { MailNotes } from '../../content/MailNotes.tsx'
import { useFormat } from '../../platform/i18n/format.ts'
import { ProgressBar } from '../../platform/ui/feedback/ProgressBar.tsx'
import { Card, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { openMails } from './mailProgress.ts'

/** Shows the sender of a message the number of its recipients and readers, and the progress of its mails. */
export function Delivery({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { cc, rcc, mails, adding, audience, about } = message
  if (cc === null || rcc === null || !mails) return null
  const { total, sent, late, failed, redirectedTo } = mails
  const progressText = t('message.delivery.mails', { sent: number(sent), total: number(total) })
  return (
    <Card as="section" aria-labelledby="delivery-title">
      <h2 className={textClasses.heading} id="delivery-title">
        {t('message.delivery.title')}
      </h2>
      <div role="status">
        <Stack as="ul" gap="xs">
          {audience === 'here' && <li>{t('message.delivery.here')}</li>}
          {audience === 'unanswered' && (
            <li>
              {about ? t('message.delivery.unanswered', { title: about }) : t('message.audience.unansweredThere')}
            </li>
          )}
          <li>
            {t('message.delivery.people', { count: cc, number: number(cc) })}
            {adding && ` ${t('message.delivery.adding')}`}
          </li>
          <li>
            {rcc > 0 ? t('message.delivery.read', { count: rcc, number: number(rcc) }) : t('message.delivery.readNone')}
          </li>
          {total > 0 && <li>{progressText}</li>}
          {total === 0 && !adding && <li>{t('message.delivery.noMails')}</li>}
          {late > 0 && <li>{t('message.delivery.late', { number: number(late) })}</li>}
          {failed > 0 && (
            <li className={textClasses.bad}>{t('message.delivery.failed', { number: number(failed) })}</li>
          )}
        </Stack>
      </div>
      {openMails(message) > 0 && <ProgressBar label={progressText} max={total} value={sent + failed} />}
      {openMails(message) > 0 && <MailNotes night="all" redirected={false} />}
      {redirectedTo && (
        <p className={textClasses.quiet}>{t('message.delivery.redirected', { address: redirectedTo })}</p>
      )}
    </Card>
  )
}
