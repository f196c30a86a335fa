import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { BackTo } from './BackTo.tsx'

/** From a page of administration back to the others. */
export function ToAdmin() {
  const { t } = useTranslation()
  return <BackTo to={paths.admin}>{t('app.title.admin')}</BackTo>
}
