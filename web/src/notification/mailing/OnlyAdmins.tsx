import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../platform/session/me.ts'
import { paths } from '../../platform/paths.ts'
import { NothingToShow } from '../../platform/shell/states/NothingToShow.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'

/** Shows its children to admins; others read that the page is not for them. */
export function OnlyAdmins({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { me } = useMe()
  if (!me) return null
  if (me.admin) return children
  return (
    <NothingToShow
      title={t('mailing.admins')}
      action={
        <ButtonLink to={paths.home2} kind="call">
          {t('mailing.toHome')}
        </ButtonLink>
      }
    >
      {t('mailing.adminsText')}
    </NothingToShow>
  )
}
