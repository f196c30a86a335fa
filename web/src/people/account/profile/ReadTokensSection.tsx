import type { Me } from '@fieldfare/shared/account.ts'
import { READ_SCOPES, type ReadTokenView } from '@fieldfare/shared/readToken.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { api } from '../../../platform/api/client.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { Skeleton } from '../../../platform/ui/feedback/Skeleton.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { readTokens } from '../data.ts'
import { NewReadToken } from './NewReadToken.tsx'

/** Lists the codes with which map programs read the person's data, each with its last use and a button that revokes it; makes new codes. */
export function ReadTokensSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  const query = useOnce(readTokens)
  const unread = failureIn(query)
  const [makes, setMakes] = useState(false)
  const end = useCall(api.readToken.end.mutate, { onSettled: () => query.refetch() })
  return (
    <Stack as="section" gap="l" snug aria-labelledby="read-tokens-title">
      <h2 id="read-tokens-title">{t('account.readToken.title')}</h2>
      <p>{t('account.readToken.text')}</p>
      {unread !== null && <FailureStrip failure={unread} onRetry={() => void query.refetch()} />}
      {!query.data && unread === null && <Skeleton height={56} />}
      {query.data && query.data.length > 0 && (
        <Stack as="ul" gap="s" lined>
          {query.data.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onEnd={() => end.mutate({ id: token.id }, { onSuccess: () => showToast(t('account.readToken.ended')) })}
            />
          ))}
        </Stack>
      )}
      <FormFailure>{end.error && failureText(t, end.error)}</FormFailure>
      {makes ? (
        <NewReadToken
          scopes={me.owner || me.admin ? READ_SCOPES : ['areas']}
          onMade={() => void query.refetch()}
          onDone={() => setMakes(false)}
        />
      ) : (
        <Button kind="soft" onClick={() => setMakes(true)}>
          {t('account.readToken.make')}
        </Button>
      )}
    </Stack>
  )
}

function TokenRow({ token, onEnd }: { token: ReadTokenView; onEnd: () => void }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { name, scope, createdAt, usedAt } = token
  return (
    <Row as="li" tight>
      <Stack as="span" gap="none" grow>
        <strong className={textClasses.strong}>{name}</strong>
        <span className={textClasses.quiet}>{t(`account.readToken.${scope}`)}</span>
        <span className={textClasses.quiet}>
          {usedAt
            ? t('account.readToken.used', { date: dateTime(usedAt) })
            : t('account.readToken.unused', { date: dateTime(createdAt) })}
        </span>
      </Stack>
      <Button kind="text" aria-label={t('account.readToken.endOne', { name })} onClick={onEnd}>
        {t('account.readToken.end')}
      </Button>
    </Row>
  )
}
