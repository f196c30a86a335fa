import type { MailingCount } from '@fieldfare/shared/mailing.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { Card } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

interface ReachProps {
  query: Parameters<typeof failureIn>[0] & { data: MailingCount | undefined; refetch: () => unknown }
  /** True if no recipients were chosen yet. */
  none: boolean
  /** True if people were picked by name. */
  picked: boolean
}

/** Shows how many people get a mailing, how many do not and why, and the e-mail address to which mails are redirected, if any. */
export function Reach({ query, none, picked }: ReachProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const countParams = (count: number) => ({ count, number: number(count) })
  const { data } = query
  const failure = failureIn(query)
  if (failure !== null && !none) return <FailureStrip failure={failure} onRetry={() => void query.refetch()} />
  return (
    <>
      <Card gap="xs" role="status">
        <strong className={textClasses.heading}>
          {none || data?.count === 0
            ? t('mailing.write.nobody')
            : data
              ? t('mailing.write.count', countParams(data.count))
              : t('mailing.write.counting')}
        </strong>
        {data && !none && (
          <ul className={textClasses.quiet}>
            {data.unwilling > 0 && <li>{t('mailing.write.unwilling', countParams(data.unwilling))}</li>}
            {data.unknown > 0 && (
              <li>{t(picked ? 'mailing.write.unknownPeople' : 'mailing.write.unknown', countParams(data.unknown))}</li>
            )}
            {data.bad > 0 && (
              <li>
                {t('mailing.write.bad', { ...countParams(data.bad), list: data.badShown.slice(0, 5).join(', ') })}
              </li>
            )}
          </ul>
        )}
      </Card>
      {data?.redirectedTo && (
        <NoticeStrip kind="plain">{t('mailing.write.redirected', { address: data.redirectedTo })}</NoticeStrip>
      )}
    </>
  )
}
