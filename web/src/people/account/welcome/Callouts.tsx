import '@fontsource/literata/500-italic.css'
import { ROOM_ZOOM, ROOMS_MAX } from '@fieldfare/shared/room.ts'
import { tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import { Link } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { labelPoint } from '../../../map/style/overlayData.ts'
import { MapLink } from '../../../map/view/MapLink.tsx'
import { paths } from '../../../platform/paths.ts'
import classes from './Callouts.module.css'
import { type Callout, isPraised, pickCallouts } from './pickCallouts.ts'

interface CalloutsProps {
  map: Map
  most: number
  /** Pixels at the left that the card covers. */
  inset: number
}

/** Titles of areas, each at its place on the map. */
export function Callouts({ map, most, inset }: CalloutsProps) {
  const { t } = useTranslation()
  const [callouts, setCallouts] = useState<Callout[]>([])
  useEffect(() => {
    let cancelled = false
    // The callouts are decoration: a failure is ignored.
    findCallouts(map, most, inset).then(
      (found) => cancelled || setCallouts(found),
      () => undefined,
    )
    return () => {
      cancelled = true
    }
  }, [map, most, inset])
  return callouts.map(({ id, title, rating, lng, lat }) => (
    <MapLink key={id} map={map} lng={lng} lat={lat} className={classes.place}>
      <Link to={paths.area(id)} className={classes.callout}>
        <span className={classes.title}>{title}</span>
        <span className={classes.rating}>{t('welcome.rated', { rating })}</span>
      </Link>
    </MapLink>
  ))
}

async function findCallouts(map: Map, most: number, inset: number): Promise<Callout[]> {
  const bounds = map.getBounds()
  const tiles = tilesOf(
    [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    ROOM_ZOOM,
    ROOMS_MAX,
  )
  const pages = await Promise.all((tiles ?? []).map((tile) => api.feed.measures.tile.query({ ...tile, limit: 50 })))
  const areas = new globalThis.Map(pages.flatMap(({ items }) => items).map((area) => [area.id, area]))
  const spots = [...areas.values()].filter(isPraised).flatMap(({ id, title, rating, geometry }) => {
    const [lng, lat] = labelPoint(geometry) ?? []
    if (lng === undefined || lat === undefined) return []
    return [{ callout: { id, title, rating, lng, lat }, ...map.project([lng, lat]) }]
  })
  const { clientWidth, clientHeight } = map.getContainer()
  return pickCallouts(spots, { left: inset, top: 90, right: clientWidth, bottom: clientHeight - 20 }, most)
}
