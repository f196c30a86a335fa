import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { BackdropMap } from '../ui/BackdropMap.tsx'
import { usePage } from './routing/usePage.ts'

/** Says that a page is still to come. */
export function ComingPage() {
  const { t } = useTranslation()
  const { name } = usePage()
  return (
    <EmptyState
      title={t('app.coming.title')}
      behind={<BackdropMap />}
      actions={
        <>
          <ButtonLink to={paths.map} kind="call">
            {t('app.coming.toMap')}
          </ButtonLink>
          <ButtonLink to={paths.info} kind="text">
            {t('app.coming.toInfo')}
          </ButtonLink>
        </>
      }
    >
      {t('app.coming.text', { page: t(`app.title.${name}`) })}
    </EmptyState>
  )
}
