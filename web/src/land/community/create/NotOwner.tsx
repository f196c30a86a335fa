import { useTranslation } from '../../../platform/i18n/translation.ts'
import { paths } from '../../../platform/paths.ts'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'

/** Explains to a member that only land owners make communities, and how to become a land owner. */
export function NotOwner() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('community.create.notOwner.title')}
      behind={<BackdropMap />}
      actions={
        <>
          <ButtonLink to={paths.account} hash="owner" kind="call">
            {t('community.create.notOwner.become')}
          </ButtonLink>
          <ButtonLink to={paths.map} search={{ list: 'communities' }} kind="text">
            {t('community.create.notOwner.toMap')}
          </ButtonLink>
        </>
      }
    >
      {t('community.create.notOwner.text')}
    </EmptyState>
  )
}
