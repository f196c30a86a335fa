import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { useEntries } from '../../platform/outbox/outboxState.ts'
import { paths } from '../../platform/paths.ts'
import { isOut, useStatus } from '../../platform/shell/states/status.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { IconCloudOff } from '../../platform/ui/icons.tsx'

/** Shows how many things the server refused, or, while it is out of reach, how many wait to be sent; `page` is the path of the page. */
export function UnsentStrip({ page }: { page: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const entries = useEntries()
  const count = entries.length
  const refused = entries.filter(({ state }) => state === 'refused').length
  const { connection } = useStatus()
  const waits = count > 0 && isOut(connection)
  // The page of unsent things lists them.
  if (page === paths.unsent || (refused === 0 && !waits)) return null
  return (
    <NoticeStrip
      kind={refused > 0 ? 'warn' : 'plain'}
      icon={<IconCloudOff size={22} />}
      title={
        refused > 0
          ? t('outbox.refused', { count: refused, number: number(refused) })
          : t('outbox.waiting', { count, number: number(count) })
      }
      action={
        <ButtonLink to={paths.unsent} kind="text">
          {t('outbox.show')}
        </ButtonLink>
      }
    />
  )
}
