import { useTranslation } from '../../i18n/translation.ts'
import { paths } from '../../paths.ts'
import { BackTo } from './BackTo.tsx'

/** The link from an administration page back to the overview of all such pages. */
export function ToAdmin() {
  const { t } = useTranslation()
  return <BackTo to={paths.admin}>{t('app.title.admin')}</BackTo>
}
