import { filterQuery } from '@fieldfare/shared/filterQuery.ts'
import type { Map } from 'maplibre-gl'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { withTexts } from '../../platform/i18n/i18n.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import { usePageTitle } from '../../platform/shell/routing/title.ts'
import { remPx } from '../../platform/ui/layout/remPx.ts'
import { MapFrame } from '../../platform/ui/layout/MapFrame.tsx'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import { FoundMarker } from '../../map/find/FoundMarker.tsx'
import type { Bounds } from '../../map/view/mapAddress.ts'
import type { MapControl, MapPick } from '../../map/view/mapProps.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { communities } from '../../content/membership/community.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { areas } from '../area/data.ts'
import { DropFile } from './DropFile.tsx'
import { readFilter, shows } from './filter/mapFilter.ts'
import { DrawHereButton } from './DrawHereButton.tsx'
import { lookOf } from './love/loveChoice.ts'
import { LoveSwitch } from './love/LoveSwitch.tsx'
import classes from './MapPage.module.css'
import { markPlace, useMarkedPlace } from './search/shownPlace.ts'
import { SiteSearch } from './search/SiteSearch.tsx'
import { useSheetPlace } from './MapSidebar.tsx'
import { SidebarContent } from './SidebarContent.tsx'
import { insetOf, modeOf } from './sideMode.ts'
import { useFilteredLand } from './useFilteredLand.ts'
import { useFit } from './useFit.ts'
import { useTileOverlay, useLiveChanges } from './useTileOverlay.ts'
import { useFollowAddress, useMapAddress } from './useMapAddress.ts'
import { useView } from './useView.ts'
import textClasses from '../../platform/ui/text.module.css'

const RegionDialog = lazyPart(
  withTexts(async () => (await import('../region/RegionDialog.tsx')).RegionDialog),
  null,
)
const LoveBar = lazyPart(async () => (await import('./love/LoveBar.tsx')).LoveBar, null)

const NONE = [] as const
const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position', 'share']

function boxOfView(map: Map): Bounds {
  const [[west, south], [east, north]] = map.getBounds().toArray()
  return [west, south, east, north]
}

/** The map page: everybody's areas and communities on a map and as lists. Each area, community and list has its own URL. */
export function MapPage() {
  const { t } = useTranslation()
  const phone = usePhone()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const address = useMapAddress()
  const { areaId, communityId, love, key } = address
  const filter = useMemo(() => readFilter(new URLSearchParams(address.filter)), [address.filter])
  const [map, setMap] = useState<Map | null>(null)
  const [picked, setPicked] = useState<{ pick: MapPick; key: string } | null>(null)
  const [lit, setLit] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [zoom, setZoom] = useState(0)
  const [offline, setOffline] = useState(false)
  const marked = useMarkedPlace()
  const liveChanges = useLiveChanges(map)
  const land = useFilteredLand(map, filter.land, address.at !== null)
  const [view, look, own] = useView(liveChanges.areas, filter, land)
  const { mine } = view
  const isShown = useMemo(() => shows(filter, mine, land), [filter, mine, land])
  const ownShown = useMemo(() => own.filter(isShown), [own, isShown])
  const layers = useTileOverlay(liveChanges, view.areas, isShown)
  const [level, year] = [love?.level, love?.year ?? null]
  const glow = useMemo(() => (level ? lookOf({ level, year }) : null), [level, year])
  const chosen = {
    area: useLive(areas.one, areaId ? { id: areaId } : null),
    community: useLive(communities.one, communityId ? { id: communityId } : null),
  }
  const area = chosen.area.data?.area

  // A pick (the things under a press) belongs to the URL at which it was made: navigation discards it.
  const pick = picked?.key === key ? picked.pick : null
  const mode = modeOf(address, pick)
  const sheet = useSheetPlace(mode)
  const inset = phone ? insetOf(sheet.detent, window.innerHeight, remPx(), mode) : undefined
  useFollowAddress(map, address)
  const zoomTo = useFit(map, address, area ?? chosen.community.data, inset)
  usePageTitle(area?.title ?? t(`app.title.${areaId ? 'area' : 'map'}`))

  const choose = (made: MapPick) => {
    const [only] = made.areas
    setLit(null)
    markPlace(null)
    if (only && made.areas.length + made.communities.length === 1)
      address.go({ areaId: only.id }, pick !== null && phone)
    else if (made.areas.length + made.communities.length > 0) setPicked({ pick: made, key })
    else if (pick) setPicked(null)
    else if (areaId || communityId) address.go({})
  }

  const leave = () => {
    if (pick) setPicked(null)
    else if (love) address.glow(null)
    else address.go({})
    // The focused button disappears, so the focus moves to the map for keyboard users.
    map?.getCanvas().focus({ preventScroll: true })
  }

  return (
    <div className={classes.page}>
      <h1 className={textClasses.heard} tabIndex={-1}>
        {area?.title ?? t('map.page.heading')}
      </h1>
      {phone && (
        <div className={classes.search}>
          <SiteSearch look="floating" />
        </div>
      )}
      <MapFrame
        side={
          <SidebarContent
            mode={mode}
            sheet={sheet}
            address={address}
            filter={filter}
            view={view}
            map={map}
            zoom={zoom}
            pick={pick}
            chosen={chosen}
            pointing={{ lit: over, onPoint: setLit, replace: phone && pick !== null }}
            onLeave={leave}
            onZoom={zoomTo}
          />
        }
        map={
          <MapView
            label={t('map.page.label')}
            theme={theme}
            at={address.openAt}
            styleUrl={config?.mapStyleUrl}
            everyone={!filter.mine && !love}
            filter={filterQuery(filter)}
            mine={love ? NONE : ownShown}
            {...(love ? null : layers)}
            love={glow}
            selected={areaId}
            highlighted={lit ?? communityId}
            controls={CONTROLS}
            inset={inset}
            onPick={choose}
            onHover={setOver}
            onOffline={() => setOffline(true)}
            onMove={(at, bounds) => {
              address.keep(at)
              setZoom(at.zoom)
              look(bounds, at.zoom)
            }}
            onReady={(createdMap) => {
              setMap(createdMap)
              return () => setMap(null)
            }}
          >
            <LoveSwitch on={love !== null} onSwitch={(on) => address.glow(on ? { level: 'all', year: null } : null)} />
            {!phone && !love && <DrawHereButton />}
            {!phone && love && (
              <div className={classes.love}>
                <LoveBar map={map} choice={love} onChoice={address.glow} />
              </div>
            )}
            {map && marked && <FoundMarker map={map} found={marked} />}
            {!phone && <DropFile />}
            {offline && map && <RegionDialog bounds={boxOfView(map)} onClose={() => setOffline(false)} />}
          </MapView>
        }
      />
    </div>
  )
}
