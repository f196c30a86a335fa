import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'

/** Says why a redirect led to this page instead of the chosen one. For guests, the welcome page gives the reason. */
export function RedirectedStrip() {
  const { t } = useTranslation()
  const from = useRouterState({ select: ({ location }) => location.state.takenFrom })
  if (!from) return null
  if (from === 'landOwnerRegister')
    return (
      <NoticeStrip
        kind="plain"
        action={
          <ButtonLink to={paths.createCommunity} kind="text">
            {t('app.taken.toOwner')}
          </ButtonLink>
        }
      >
        {t('app.taken.signedIn')}
      </NoticeStrip>
    )
  return <NoticeStrip kind="plain">{t('app.taken.owner', { page: t(`app.title.${from}`) })}</NoticeStrip>
}
