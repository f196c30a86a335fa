import type { Level } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { MapButton } from '../../../map/controls/MapButton.tsx'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { IconPencil } from '../../../platform/ui/icons.tsx'
import classes from './AreaWizard.module.css'
import { Box, Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface AreaCardProps {
  title: string
  level: Level
  areaM2: number
  onReshape: () => void
}

/** A card over the map with the area's title, level and size, and a button that goes back to its shape. */
export function AreaCard({ title, level, areaM2, onReshape }: AreaCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      <Box tone="floating" note className={classes.card}>
        {title && <p className={`${textClasses.name} ${classes.cardTitle}`}>{title}</p>}
        <Row as="p" tight gap="s" className={textClasses.small}>
          <LevelGlyph level={level} size={20} />
          <strong>{t(`area.level.${level}`)}</strong>
          <span className={textClasses.quiet}>{format.size(areaM2)}</span>
        </Row>
      </Box>
      <div className={classes.reshape}>
        <MapButton
          label={t('area.wizard.reshape')}
          icon={<IconPencil size={24} aria-hidden="true" />}
          onPress={onReshape}
        />
      </div>
    </>
  )
}
