import type { Map } from 'maplibre-gl'
import { useOnce } from '../../../platform/api/useLive.ts'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { loveFacts } from './data.ts'
import classes from './LoveBar.module.css'
import type { LoveChoice } from './loveChoice.ts'
import { LoveLegend } from './LoveLegend.tsx'
import { LoveYears } from './LoveYears.tsx'
import { useGlowHere } from './useGlowHere.ts'

interface LoveBarProps {
  map: Map | null
  choice: LoveChoice
  onChoice: (choice: LoveChoice) => void
}

/** The legend of the love map (heat map of drawn areas) and its years: two cards over the map, or a phone's low sheet. */
export function LoveBar({ map, choice, onChoice }: LoveBarProps) {
  const { data } = useOnce(loveFacts)
  const phone = usePhone()
  const glows = useGlowHere(map, choice)
  const card = phone ? {} : ({ tone: 'floating', pad: 'm' } as const)
  // Nothing was counted, so the love map is empty; the panel says why.
  if (!data || data.asOf === null || data.from === null || data.to === null) return null
  const { from, to } = data
  return (
    <Row gap={phone ? 's' : 'l'} className={classes.bar}>
      {!phone && <LoveLegend level={choice.level} nowhere={glows === false} {...card} />}
      <Row tight gap="m" {...card} className={classes.years}>
        <LoveYears choice={choice} onChoice={onChoice} from={from} to={to} />
      </Row>
      {phone && <LoveLegend level={choice.level} nowhere={glows === false} />}
    </Row>
  )
}
