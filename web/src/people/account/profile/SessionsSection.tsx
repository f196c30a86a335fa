import type { SessionView } from '@fieldfare/shared/account.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { Skeleton } from '../../../platform/ui/feedback/Skeleton.tsx'
import { IconDeviceDesktop, IconDeviceMobile } from '../../../platform/ui/icons.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { deviceName } from './deviceName.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { sessions } from '../data.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { readSessions } from '../signInOut.ts'
import textClasses from '../../../platform/ui/text.module.css'

const MOBILE = /Mobile|Android|iPhone|iPad/

/** Lists the person's sessions (signed-in devices), each with a button that ends it. */
export function SessionsSection() {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const query = useOnce(sessions)
  const { data } = query
  const unread = failureIn(query)
  const end = useCall(api.account.endSession.mutate, { onSettled: readSessions })
  const currentSessions = data?.filter(({ current }) => current) ?? []
  const otherSessions = data?.filter(({ current }) => !current) ?? []

  const endThe = (id: string, ended: (count: number) => string) =>
    end.mutate({ id }, { onSuccess: (answer) => showToast(ended(answer.ended)) })

  return (
    <Stack as="section" gap="l" snug aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('account.sessions.title')}</h2>
      {unread !== null && <FailureStrip failure={unread} onRetry={() => void query.refetch()} />}
      {!data && unread === null && <Skeleton height={56} />}
      <Stack as="ul" gap="s" lined>
        {[...currentSessions, ...otherSessions].map((session) => (
          <Row as="li" key={session.id} tight>
            {MOBILE.test(session.device) ? (
              <IconDeviceMobile size={24} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconDeviceDesktop size={24} stroke={1.75} aria-hidden="true" />
            )}
            <Stack as="span" gap="none" grow>
              <strong className={textClasses.strong}>{nameOf(t, session)}</strong>
              <span className={textClasses.quiet}>
                {session.current
                  ? t('account.sessions.here')
                  : t('account.sessions.since', { date: dateTime(session.createdAt) })}
              </span>
            </Stack>
            {!session.current && (
              <Button
                kind="text"
                aria-label={t('account.sessions.endOne', { device: nameOf(t, session) })}
                onClick={() => endThe(session.id, () => t('account.sessions.ended'))}
              >
                {t('account.sessions.end')}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {data && otherSessions.length === 0 && <p className={textClasses.quiet}>{t('account.sessions.alone')}</p>}
      {otherSessions.length > 0 && (
        <Button kind="soft" onClick={() => endThe('all', (count) => t('account.sessions.endedOthers', { count }))}>
          {t('account.sessions.endOthers')}
        </Button>
      )}
      <FormFailure>{end.error && failureText(t, end.error)}</FormFailure>
    </Stack>
  )
}

function nameOf(t: Translate, { device }: SessionView): string {
  const name = deviceName(device)
  return name ? t('account.sessions.device', name) : t('account.sessions.unknown')
}
