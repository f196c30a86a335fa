import { LEVELS } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { LevelGlyph } from './LevelGlyph.tsx'
import classes from './LevelLegend.module.css'
import { Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

/** The legend of the levels: their colours, dashes and rings. `mine` adds the look of the reader's own areas. */
export function LevelLegend({ mine = true }: { mine?: boolean }) {
  const { t } = useTranslation()
  return (
    <Stack as="figure" gap="s" className={classes.legend}>
      <figcaption className={textClasses.label}>{t('map.legend')}</figcaption>
      <Grid as="ul" gap="s" className={classes.levels}>
        {LEVELS.map((level) => (
          <Row as="li" key={level} tight gap="s" className={textClasses.label}>
            <LevelGlyph level={level} size={18} />
            {t(`area.level.${level}`)}
          </Row>
        ))}
      </Grid>
      {mine && (
        <Row as="p" tight gap="s" className={textClasses.quiet}>
          <LevelGlyph level="living area" mine size={20} />
          {t('map.legendMine')}
        </Row>
      )}
    </Stack>
  )
}
