import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { paths } from '../../platform/paths.ts'
import { usePage } from './usePage.ts'
import { useLiveConnection } from '../useLiveConnection.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { useReturn } from '../../platform/shell/routing/useReturn.ts'
import { BackdropMap } from '../../platform/ui/BackdropMap.tsx'
import { NotFoundPage } from '../../platform/shell/states/NotFoundPage.tsx'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'

/** Shows guests a request to sign in instead of the page, with the reason, and with a link that returns here. */
export function PersonGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { me, isLoading, failure, retry } = useMe()
  const { gate = 'page' } = usePage()
  const back = useReturn()
  if (me) return children
  // The session could not be read: a person who may be signed in is not asked to sign in.
  if (failure !== null) return <NotRead failure={failure} onRetry={retry} />
  if (isLoading)
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('app.word.loading')} />
      </div>
    )
  return (
    <EmptyState
      title={t(`app.gate.title.${gate}`)}
      behind={<BackdropMap />}
      actions={
        <>
          <ButtonLink to={paths.login} search={back} kind="call">
            {t('app.title.login')}
          </ButtonLink>
          <ButtonLink to={paths.register} search={back} kind="text">
            {t('app.title.register')}
          </ButtonLink>
        </>
      }
    >
      {t(`app.gate.text.${gate}`)}
    </EmptyState>
  )
}

/** Shows a page to admins, with the live connection even if its layout opens none; shows everybody else the not-found page. */
export function AdminGate({ children }: { children: ReactNode }) {
  useLiveConnection()
  const { me } = useMe()
  return me?.admin ? children : <NotFoundPage />
}
