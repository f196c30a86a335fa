import { useTranslation } from '../../../platform/i18n/translation.ts'
import { MapThumbnail } from '../../../map/thumbnail/MapThumbnail.tsx'
import type { DeviceIntent } from '../../../platform/session/deviceIntent.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { IconCheck } from '../../../platform/ui/icons.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './ReasonCard.module.css'

/** Shows the act that the person registers or signs in for, with its map and name, and that it is saved on this device. */
export function ReasonCard({ intent: { name, detail, picture } }: { intent: DeviceIntent }) {
  const { t } = useTranslation()
  const theme = useColourScheme()
  return (
    <Row tight gap="l" tone="plain" pad="m">
      {picture && (
        <span className={classes.picture}>
          <MapThumbnail {...picture} theme={theme} width={112} height={96} />
        </span>
      )}
      <Stack grow gap="xs">
        <Row as="p" tight gap="s" className={`${textClasses.label} ${classes.saved}`}>
          <IconCheck size={20} aria-hidden="true" />
          <span>{t('intent.kept')}</span>
        </Row>
        <p className={`${textClasses.name} ${textClasses.beginning}`}>{name}</p>
        {detail && <p className={textClasses.quiet}>{detail}</p>}
      </Stack>
    </Row>
  )
}
