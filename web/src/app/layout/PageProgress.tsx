import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import classes from './PageProgress.module.css'

/** Says that the next page is on its way: the old one stays until then, so that a press on a link would seem lost. */
export function PageProgress() {
  const { t } = useTranslation()
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return loading && <div className={classes.bar} role="progressbar" aria-label={t('app.word.loading')} />
}
