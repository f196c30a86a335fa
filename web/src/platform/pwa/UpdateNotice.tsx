import { useSelector } from '@tanstack/react-store'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/Button.tsx'
import type { Update } from './update.ts'
import { Box, Row } from '../ui/layout/Layout.tsx'
import classes from './UpdateNotice.module.css'

/** Shows the progress of an update of the app, or that the update waits because of unsaved text. */
export function UpdateNotice({ update }: { update: Update }) {
  const { t } = useTranslation()
  const state = useSelector(update.state)
  const percent = state.phase === 'progress' ? state.percent : 100
  return (
    <div role="status">
      {state.phase === 'held' && (
        <Row tone="floating" gap="l" className={classes.card}>
          <Box as="p" grow="wide">
            <strong>{t('app.update.held')}</strong> {t('app.update.heldText')}
          </Box>
          <Button kind="soft" onClick={update.accept}>
            {t('app.update.now')}
          </Button>
        </Row>
      )}
      {(state.phase === 'progress' || state.phase === 'done') && (
        <Row tone="floating" gap="l" className={classes.card}>
          <Box as="p" grow="wide">
            {state.phase === 'done' ? t('app.update.done') : t('app.update.progress', { percent })}
          </Box>
          <span className={classes.track}>
            <span className={classes.fill} style={{ width: `${percent}%` }} />
          </span>
        </Row>
      )}
    </div>
  )
}
