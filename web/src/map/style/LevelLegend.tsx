import { LEVELS } from '@fieldfare/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { LevelGlyph } from './LevelGlyph.tsx'
import classes from './LevelLegend.module.css'

/** The legend of colours, dashes and rings. `mine` adds the reader's own areas. */
export function LevelLegend({ mine = true }: { mine?: boolean }) {
  const { t } = useTranslation()
  return (
    <figure className={classes.legend}>
      <figcaption className={classes.title}>{t('map.legend')}</figcaption>
      <ul className={classes.levels}>
        {LEVELS.map((level) => (
          <li key={level} className={classes.level}>
            <LevelGlyph level={level} size={18} />
            {t(`area.level.${level}`)}
          </li>
        ))}
      </ul>
      {mine && (
        <p className={classes.mine}>
          <LevelGlyph level="living area" mine size={20} />
          {t('map.legendMine')}
        </p>
      )}
    </figure>
  )
}
