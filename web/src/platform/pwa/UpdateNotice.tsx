import { useSelector } from '@tanstack/react-store'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import type { Update } from './update.ts'
import classes from './UpdateNotice.module.css'

/** Shows the progress of an update, or that it waits for unsaved text. */
export function UpdateNotice({ update }: { update: Update }) {
  const { t } = useTranslation()
  const state = useSelector(update.state)
  const percent = state.phase === 'progress' ? state.percent : 100
  return (
    <div role="status">
      {state.phase === 'held' && (
        <div className={classes.card}>
          <p className={classes.words}>
            <strong>{t('app.update.held')}</strong> {t('app.update.heldText')}
          </p>
          <Button kind="soft" onClick={update.accept}>
            {t('app.update.now')}
          </Button>
        </div>
      )}
      {(state.phase === 'progress' || state.phase === 'done') && (
        <div className={classes.card}>
          <p className={classes.words}>
            {state.phase === 'done' ? t('app.update.done') : t('app.update.progress', { percent })}
          </p>
          <span className={classes.track}>
            <span className={classes.fill} style={{ width: `${percent}%` }} />
          </span>
        </div>
      )}
    </div>
  )
}
