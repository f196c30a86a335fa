import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { BackdropMap } from '../../ui/BackdropMap.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** Tells a nature lover kindly how one comes to start a community. */
export function NotOwner() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('community.create.notOwner.title')}
      behind={<BackdropMap />}
      actions={
        <>
          <ButtonLink to={paths.map} search={{ list: 'communities' }} kind="call">
            {t('community.create.notOwner.toMap')}
          </ButtonLink>
          <ButtonLink to={paths.info} hash="contact" kind="text">
            {t('community.create.notOwner.contact')}
          </ButtonLink>
        </>
      }
    >
      {t('community.create.notOwner.text')}
    </EmptyState>
  )
}
