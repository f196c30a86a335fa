import type { Map } from 'maplibre-gl'
import { Fragment, useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { parseCredits, type Credit } from './credits.ts'
import classes from './MapCredits.module.css'
import { Row } from '../../platform/ui/layout/Layout.tsx'

/** The credit that the licence of the detailed map requires to be visible on the map. */
const OSM = '© OpenStreetMap'

interface MapCreditsProps {
  map: Map
  /** True if the map may show data of OpenStreetMap. */
  hasDetail: boolean
}

/** A small button on a map that shows the map's credits. */
export function MapCredits({ map, hasDetail }: MapCreditsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const credits = useCredits(map, open)
  return (
    <Row gap="s" className={classes.credits} data-bottom-tools>
      <button type="button" className={classes.button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {hasDetail && `${OSM} · `}
        {t('map.credits')}
      </button>
      {open && (
        <p className={classes.lines}>
          {credits.map((line, i) => (
            <Fragment key={line[0]?.text}>
              {i > 0 && ' · '}
              {line.map(({ text, href }) => (href ? <CreditLink key={text} text={text} href={href} /> : text))}
            </Fragment>
          ))}
        </p>
      )}
    </Row>
  )
}

const CreditLink = ({ text, href }: Required<Credit>) => (
  <a href={href} target="_blank" rel="noreferrer">
    {text}
  </a>
)

function useCredits(map: Map, open: boolean): Credit[][] {
  const [credits, setCredits] = useState<Credit[][]>([])
  useEffect(() => {
    if (!open) return
    const readCredits = () => {
      const sources = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution)
      setCredits(parseCredits(sources.filter((line) => typeof line === 'string')))
    }
    readCredits()
    const subscription = map.on('styledata', readCredits)
    return () => subscription.unsubscribe()
  }, [map, open])
  return credits
}
