import { type MessageAllowance, MESSAGES_A_DAY } from '@fieldfare/shared/message.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { type Format, useFormat } from '../../../platform/i18n/format.ts'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'

/** The number of remaining messages up to which that number is shown. */
const FEW = 2

/** Returns the text that no message can be sent now, with the time of the next; null if a message can be sent. */
export const refusedUntil = (
  t: Translate,
  { dateTime }: Format,
  allowed: MessageAllowance | undefined,
): string | null =>
  allowed?.nextAt ? t('message.create.allowance.none', { max: MESSAGES_A_DAY, when: dateTime(allowed.nextAt) }) : null

/** Says, before the person writes, that a community has sent all or nearly all messages allowed in 24 hours. */
export function Allowance({ allowed }: { allowed: MessageAllowance | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const refused = refusedUntil(t, format, allowed)
  const remaining = allowed?.left ?? null
  if (!refused && (remaining === null || remaining > FEW)) return null
  return (
    <NoticeStrip kind={refused ? 'warn' : 'plain'}>
      {refused ?? t('message.create.allowance.left', { count: remaining ?? 0 })}
    </NoticeStrip>
  )
}
