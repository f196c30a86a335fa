import { LOVE_PEOPLE, loveRamp, rampGradient } from '@fieldfare/shared/map/loveRamp.ts'
import type { Map } from 'maplibre-gl'
import { useTranslation } from 'react-i18next'
import { useOnce } from '../../../platform/api/useLive.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { loveFacts } from './data.ts'
import classes from './LoveBar.module.css'
import type { LoveChoice } from './loveChoice.ts'
import { LoveYears } from './LoveYears.tsx'
import { useGlowHere } from './useGlowHere.ts'

interface LoveBarProps {
  map: Map | null
  choice: LoveChoice
  onChoice: (choice: LoveChoice) => void
}

/** The legend of the love map's glow, and its years: two cards over the map, or the low sheet of a phone. */
export function LoveBar({ map, choice, onChoice }: LoveBarProps) {
  const { data } = useOnce(loveFacts)
  const phone = usePhone()
  const card = phone ? {} : ({ tone: 'floating', pad: 'm' } as const)
  // Nothing glows anywhere: the panel says why.
  if (!data || data.asOf === null || data.from === null || data.to === null) return null
  const { from, to } = data
  return (
    <Row gap={phone ? 's' : 'l'} className={classes.bar}>
      {!phone && <Legend map={map} choice={choice} {...card} />}
      <Row tight gap="m" {...card} className={classes.years}>
        <LoveYears choice={choice} onChoice={onChoice} from={from} to={to} />
      </Row>
      {phone && <Legend map={map} choice={choice} />}
    </Row>
  )
}

/** The same colours as the map draws, with the numbers of people that they stand for. */
function Legend({ map, choice, ...card }: Pick<LoveBarProps, 'map' | 'choice'> & { tone?: 'floating'; pad?: 'm' }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const theme = useColourScheme()
  const glows = useGlowHere(map, choice)
  const last = LOVE_PEOPLE.length - 1
  return (
    <Stack as="figure" gap="xs" {...card} className={classes.legend}>
      <figcaption className={textClasses.label}>
        <span role="status">{glows === false ? t('loveMap.noneHere') : t('loveMap.scale')}</span>
      </figcaption>
      <div className={classes.ramp} style={{ background: rampGradient(loveRamp(choice.level, theme)) }} />
      <Row as="ul" tight gap="s" justify="between" className={`${textClasses.caption} ${classes.figures}`}>
        {LOVE_PEOPLE.map((people, i) => (
          <li key={people}>{i < last ? number(people) : t('loveMap.many', { number: number(people) })}</li>
        ))}
      </Row>
    </Stack>
  )
}
