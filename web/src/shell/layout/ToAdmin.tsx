import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** From a page of administration back to the others. */
export function ToAdmin() {
  const { t } = useTranslation()
  return (
    <ButtonLink to={paths.admin} kind="text" icon={<IconArrowLeft size={20} aria-hidden="true" />}>
      {t('app.title.admin')}
    </ButtonLink>
  )
}
