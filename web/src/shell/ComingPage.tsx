import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NorthSea } from './NorthSea.tsx'
import { usePage } from './usePage.ts'

/** Says honestly that a page is still to come. */
export function ComingPage() {
  const { t } = useTranslation()
  const { name } = usePage()
  return (
    <EmptyState
      title={t('app.coming.title')}
      behind={<NorthSea />}
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
