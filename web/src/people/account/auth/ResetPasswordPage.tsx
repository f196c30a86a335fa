import { RESET_MINUTES } from '@fieldfare/shared/account.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { paths } from '../../../platform/paths.ts'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { useOnce } from '../../../platform/api/useLive.ts'
import { secretCheck } from '../data.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The page that a reset mail links to. Checks the link before it asks for a password. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/bare/reset-password/$id' })
  const { data, error, refetch } = useOnce(secretCheck, { id })
  return (
    <EntryFrame behind={<BackdropMap />}>
      {error ? (
        <Stack gap="xl">
          <Stack gap="s">
            <h1>{t('app.title.resetPassword')}</h1>
            <p role="alert">{failureText(t, error)}</p>
          </Stack>
          <Row>
            <Button kind="action" onClick={() => void refetch()}>
              {t('app.word.tryAgain')}
            </Button>
          </Row>
        </Stack>
      ) : !data ? (
        <SkeletonLines label={t('account.reset.checking')} />
      ) : data.valid ? (
        <Stack gap="xl">
          <Stack gap="s">
            <h1>{t('app.title.resetPassword')}</h1>
            <p className={textClasses.intro}>{t('account.reset.intro')}</p>
          </Stack>
          <ResetPasswordForm token={id} />
        </Stack>
      ) : (
        <Stack gap="xl">
          <Stack gap="s">
            <h1>{t('errors.code.verification-failed')}</h1>
            <p className={textClasses.intro} role="alert">
              {t('account.reset.failed', { minutes: RESET_MINUTES })}
            </p>
          </Stack>
          <Row>
            <ButtonLink to={paths.login} search={{ forgot: true }} kind="call">
              {t('account.reset.newLink')}
            </ButtonLink>
            <ButtonLink to={paths.login} kind="text">
              {t('account.reset.toLogin')}
            </ButtonLink>
          </Row>
        </Stack>
      )}
    </EntryFrame>
  )
}
