import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureOf, failureText, isUnanswered } from '../../../platform/i18n/failure.ts'
import { intentText } from '../../../content/intent/intentText.ts'
import { ownPath, paths } from '../../../platform/paths.ts'
import { homeOf } from '../../../platform/shell/routing/redirect.ts'
import { NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'
import { useMe } from '../../../platform/session/me.ts'
import { SendAgain } from '../SendAgain.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { answers, readAgain } from '../../../platform/api/queries.ts'

/** The page that the link in a verification mail opens, on any device; it confirms the e-mail address. */
export function VerifyEmailPage() {
  const { t } = useTranslation()
  const { token } = useParams({ from: '/main/verify-email/$token' })
  const { me } = useMe()
  const router = useRouter()
  const { mutate, status, data, error } = useCall(api.account.verifyEmail.mutate, {
    onSettled: () => readAgain(answers.me),
  })
  const requestedToken = useRef('')
  useEffect(() => {
    // The link works once: a second request would fail.
    if (requestedToken.current === token) return
    requestedToken.current = token
    mutate({ token })
  }, [token, mutate])

  const intents = (data && 'intents' in data && data.intents) || []
  const then = ownPath(intents.at(-1)?.then)
  const on = then ? (
    <Button kind="call" onClick={() => router.history.push(then)}>
      {t('intent.back')}
    </Button>
  ) : (
    <ButtonLink to={me ? homeOf(me) : paths.login} kind="call">
      {me ? t('account.verify.goOn') : t('account.reset.toLogin')}
    </ButtonLink>
  )
  if (status === 'success') {
    const merged = 'merged' in data
    // Leaves out acts that the person gave up, or whose outcome they have seen before.
    const [first, ...rest] = intents.filter(({ state }) => state === 'done' || state === 'refused')
    if (first)
      return (
        <EmptyState title={intentText(t, first)} behind={<BackdropMap />} actions={on}>
          {[...rest.map((one) => intentText(t, one)), t('account.verify.doneTitle')].join(' ')}
        </EmptyState>
      )
    return (
      <EmptyState
        title={merged ? t('account.verify.mergedTitle') : t('account.verify.doneTitle')}
        behind={<BackdropMap />}
        actions={on}
      >
        {merged ? t('account.verify.merged') : t('account.verify.done')}
      </EmptyState>
    )
  }
  if (status !== 'error')
    return (
      <EmptyState title={t('app.title.verifyEmail')} behind={<BackdropMap />}>
        <span role="status">{t('account.verify.busy')}</span>
      </EmptyState>
    )
  if (isUnanswered(error) || failureOf(error).code === 'general')
    return <NotRead failure={error} onRetry={() => mutate({ token })} />
  const settled = me?.verified && !me.newEmail
  return (
    <EmptyState
      title={failureText(t, error)}
      behind={<BackdropMap />}
      actions={
        <>
          {on}
          {me && !settled && <SendAgain />}
        </>
      }
    >
      <span role="alert">
        {settled ? t('account.verify.already', { email: me.email }) : t('account.verify.failed')}
      </span>
    </EmptyState>
  )
}
