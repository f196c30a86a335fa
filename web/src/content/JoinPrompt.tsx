import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { useMe } from '../platform/session/me.ts'
import { useReturn } from '../platform/shell/routing/useReturn.ts'
import { useSendAgain } from '../platform/session/useSendAgain.ts'
import { SubscribeButton } from './membership/SubscribeButton.tsx'
import type { Joinable } from './membership/useSubscription.ts'
import { paths } from '../platform/paths.ts'
import { Button, ButtonLink } from '../platform/ui/Button.tsx'
import { FailureStrip } from '../platform/ui/layout/PagedList.tsx'
import { Box, Row } from '../platform/ui/layout/Layout.tsx'

interface JoinPromptProps {
  community: Joinable
  /** The reason why the reader may not take part. */
  why: ErrorCode
  /** True if the page already has a join button above. */
  joinAbove?: boolean
}

/** Says what the reader lacks to take part, with the one action that provides it: signing in, verifying or joining. */
export function JoinPrompt({ community, why, joinAbove = false }: JoinPromptProps) {
  const { t } = useTranslation()
  const { failure, isLoading, retry } = useMe()
  switch (why) {
    case 'not-signed-in':
      if (failure !== null) return <FailureStrip failure={failure} onRetry={retry} />
      if (isLoading) return null
      return (
        <Part text={t('community.take.guest')}>
          {!joinAbove && <SubscribeButton community={community} kind="action" />}
          <SignIn />
        </Part>
      )
    case 'not-subscribed':
      return (
        <Part text={t('community.take.join', { title: community.title })}>
          {!joinAbove && <SubscribeButton community={community} kind="action" />}
        </Part>
      )
    case 'not-verified':
      return (
        <Part text={t('community.take.verify')}>
          <SendAgain />
        </Part>
      )
    default:
      return <Part text={t(`errors.code.${why}`)} />
  }
}

const Part = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Row tone="soft" gap="l">
    <Box as="p" grow="wide">
      {text}
    </Box>
    {children}
  </Row>
)

function SignIn() {
  const { t } = useTranslation()
  const back = useReturn()
  return (
    <ButtonLink to={paths.login} search={back} kind="text">
      {t('app.title.login')}
    </ButtonLink>
  )
}

function SendAgain() {
  const { t } = useTranslation()
  const { busy, send } = useSendAgain()
  return (
    <Button kind="soft" busy={busy} onClick={() => send(t('community.take.sent'))}>
      {t('account.verify.again')}
    </Button>
  )
}
