import type { Map } from 'maplibre-gl'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { Found } from '../search/results.ts'
import { Finder } from '../search/Finder.tsx'
import { FinderLayer } from '../search/FinderLayer.tsx'
import { useLyingPhone, usePhone } from '../../platform/ui/layout/usePhone.ts'
import { foundGlyph } from './foundGlyph.tsx'
import { FoundMarker } from './FoundMarker.tsx'
import { showFound } from './foundPosition.ts'
import classes from './MapFinder.module.css'
import textClasses from '../../platform/ui/text.module.css'

interface MapFinderProps {
  map: Map
  /** Any value: when it changes, as at the first dot of a drawing, the marker of the chosen result is removed. */
  until: unknown
  /** True if the map's buttons lie beside each other on a phone. */
  inRow?: boolean
}

/** The search field over a map on which a person draws: a chosen result is shown and marked on that map, without leaving the page. */
export function MapFinder({ map, until, inRow = true }: MapFinderProps) {
  const lying = useLyingPhone()
  const phone = usePhone()
  const finder = useMapFinder(map, until)
  return (
    <>
      <div
        className={[classes.finder, (phone || lying) && classes.folded, inRow && classes.beside]
          .filter(Boolean)
          .join(' ')}
      >
        {phone || lying ? <FinderLayer {...finder.props} opener="round" /> : <Finder {...finder.props} look="map" />}
      </div>
      {finder.marker}
      {finder.status}
    </>
  )
}

/** Returns the props of a search field for a map, a status text, and the marker of the chosen result, to be rendered on the map. */
export function useMapFinder(map: Map | null, until: unknown) {
  const { t } = useTranslation()
  const [marked, setMarked] = useState<{ found: Found; until: unknown } | null>(null)
  const found = marked && marked.until === until ? marked.found : null
  return {
    props: {
      label: t('search.label'),
      placeholder: t('search.onMap'),
      glyph: foundGlyph,
      getNear: () => map && near(map),
      onChoose: (next: Found) => {
        if (!map) return
        setMarked({ found: next, until })
        showFound(map, next)
        // The map gets the focus, since the person's next action is there.
        map.getCanvas().focus({ preventScroll: true })
      },
    },
    marker: map && found && <FoundMarker map={map} found={found} />,
    status: (
      <p role="status" className={textClasses.heard}>
        {found && t('search.shown', { name: found.name })}
      </p>
    ),
  }
}

function near(map: Map) {
  const { lng, lat } = map.getCenter().wrap()
  return { lng, lat }
}
