import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureOf } from '../../platform/i18n/failure.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { fieldError } from '../../platform/ui/form/fieldLook.tsx'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconX } from '../../platform/ui/icons.tsx'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './PhotoPicker.module.css'
import type { Sending } from './sender.ts'
import { whyText } from './usePhotoPicker.ts'

interface SendingTileProps {
  sending: Sending
  onRetry: () => void
  onDrop: () => void
}

/** The tile of a photo that is being sent: its progress, or the reason of its failure. */
export function SendingTile({ sending, onRetry, onDrop }: SendingTileProps) {
  const { t } = useTranslation()
  const { file, phase, percent, preview, error } = sending
  const { name } = file
  const failed = phase === 'failed'
  // An invalid photo cannot be retried.
  const mayRetry = failed && failureOf(error).issues.length === 0
  return (
    <li className={classes.tile}>
      {preview ? <img className={classes.picture} src={preview} alt={name} /> : <div className={classes.picture} />}
      {failed ? (
        <Box as="p" pad="s" className={textClasses.bad}>
          {fieldError(whyText(t, error))}
        </Box>
      ) : (
        <Stack pad="s" gap="xs" className={textClasses.quiet}>
          <progress aria-label={name} max={100} value={phase === 'sending' ? percent : undefined} />
          <span>{phase === 'sending' ? t('photo.sending', { percent }) : t(`photo.${phase}`)}</span>
        </Stack>
      )}
      <Row tight gap="none" className={classes.tools}>
        {mayRetry && (
          <Button kind="text" aria-label={t('photo.retryNamed', { name })} onClick={onRetry}>
            {t('photo.retry')}
          </Button>
        )}
        <IconButton
          className={classes.remove}
          label={failed ? t('photo.leaveOut', { name }) : t('photo.cancel', { name })}
          onClick={onDrop}
        >
          <IconX size={20} />
        </IconButton>
      </Row>
    </li>
  )
}
