import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import classes from './PageProgress.module.css'

/** Shows a progress bar while the next page loads. Without it, the old page would stay as if the press on a link had done nothing. */
export function PageProgress() {
  const { t } = useTranslation()
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return loading && <div className={classes.bar} role="progressbar" aria-label={t('app.word.loading')} />
}
