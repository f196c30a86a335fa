import type { Level } from '@fieldfare/shared/limits.ts'
import { LOVE_PEOPLE, loveRamp, rampGradient } from '@fieldfare/shared/map/loveRamp.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './LoveBar.module.css'

interface LoveLegendProps {
  level: Level | 'all'
  /** True if the love map shows nothing in the current view. */
  nowhere?: boolean
  tone?: 'floating'
  pad?: 'm'
}

/** The legend of the love map: its colours, and the number of people that each colour means. */
export function LoveLegend({ level, nowhere = false, ...card }: LoveLegendProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const theme = useColourScheme()
  const last = LOVE_PEOPLE.length - 1
  return (
    <Stack as="figure" gap="xs" {...card} className={classes.legend}>
      <figcaption className={textClasses.label}>
        <span role="status">{t(nowhere ? 'loveMap.noneHere' : 'loveMap.scale')}</span>
      </figcaption>
      <div className={classes.ramp} style={{ background: rampGradient(loveRamp(level, theme)) }} />
      <Row as="ul" tight gap="s" justify="between" className={`${textClasses.caption} ${classes.figures}`}>
        {LOVE_PEOPLE.map((people, i) => (
          <li key={people}>{i < last ? number(people) : t('loveMap.many', { number: number(people) })}</li>
        ))}
      </Row>
    </Stack>
  )
}
