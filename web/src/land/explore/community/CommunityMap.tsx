import { filterQuery } from '@fieldfare/shared/filterQuery.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentPin } from '@fieldfare/shared/content.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../../platform/api/publicConfig.ts'
import { usePins } from '../../../content/pins.ts'
import { kindOf } from '../../../content/kind.ts'
import { MapButton } from '../../../map/controls/MapButton.tsx'
import { fitTo, MAP_MOTION, prefersStill } from '../../../map/view/fit.ts'
import { type Bounds, MAX_ZOOM } from '../../../map/view/mapAddress.ts'
import type { MapControl, MapPick } from '../../../map/view/mapProps.ts'
import { MapView } from '../../../map/view/MapView.tsx'
import { paths } from '../../../platform/paths.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { IconArrowsMaximize, IconArrowsMinimize, IconListDetails, IconMapPin2 } from '../../../platform/ui/icons.tsx'
import { type MapFilter, shows } from '../filter/mapFilter.ts'
import { useLiveChanges, useTileOverlay } from '../useTileOverlay.ts'
import { useView } from '../useView.ts'
import pillClasses from '../../../map/controls/pill.module.css'
import classes from './CommunityMap.module.css'
import { boundsOfPins } from './groupPins.ts'
import { HereCard, type Here } from './HereCard.tsx'
import { MapPins } from './MapPins.tsx'
import { Row } from '../../../platform/ui/layout/Layout.tsx'

const RegionDialog = lazyPart(async () => (await import('../../region/RegionDialog.tsx')).RegionDialog, null)

const NONE: readonly MapControl[] = []
const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position']
/** The largest distance in CSS pixels between a press and a pin that counts as pressed. */
const NEAR_PX = 24
/** The least zoom to show an open pin with its surroundings. */
const PIN_ZOOM = 12

interface CommunityMapProps {
  community: CommunityView
  /** Pixels at the lower edge of the map that something else covers. */
  covered?: number
  /** True while the whole map acts as one button, so that it shows no buttons of its own. */
  still?: boolean
  /** The full-screen state of the map on a phone, and a function that toggles it. */
  large?: { is: boolean; turn: () => void } | undefined
}

/** The map of a community with its land, the areas drawn on the land, and pins of the content placed there; each can be opened. */
export function CommunityMap({ community, covered = 0, still = false, large }: CommunityMapProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const { id, title, bbox, geometry } = community
  const [map, setMap] = useState<Map | null>(null)
  const [here, setHere] = useState<Here | null>(null)
  const [lit, setLit] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [offline, setOffline] = useState(false)
  // The filter by land shows no areas for land that is hidden from others, so its owner gets a map without this filter.
  const unseen = Boolean(community.mine?.hidden)
  const filter = useMemo<MapFilter>(() => (unseen ? {} : { land: id }), [id, unseen])
  const liveChanges = useLiveChanges(map)
  const [view, look, own] = useView(liveChanges.areas, filter, geometry)
  const isShown = useMemo(() => shows(filter, view.mine, geometry), [filter, view.mine, geometry])
  const ownShown = useMemo(() => own.filter(isShown), [own, isShown])
  const { fresh, removed } = useTileOverlay(liveChanges, view.areas, isShown)
  const land = useMemo(() => [community], [community])
  const pins = usePins(id)
  const chosenPin = useChosenPin(pins)
  useShowPin(map, chosenPin)

  useRefit(map, bbox, large && chosenPin === null ? { still, covered } : null)

  const openPin = ({ kind, id: pinId }: ContentPin) => {
    setHere(null)
    if (large?.is) large.turn()
    const place = kindOf(kind).placeOf({ kind, id: pinId, parentId: null }, id)
    const stays = place.to === paths.community(id)
    void navigate({ ...place, resetScroll: !stays, replace: stays && chosenPin !== null })
  }
  const pick = (mapPick: MapPick) => {
    setLit(null)
    const others = mapPick.communities.filter((one) => one.id !== id)
    const near = map ? pins.filter(({ place }) => isNear(map, place, mapPick)) : []
    const [only] = near
    if (only && near.length === 1 && mapPick.areas.length + others.length === 0) openPin(only)
    else if (near.length + mapPick.areas.length + others.length > 0)
      setHere({ pins: near, pick: { ...mapPick, communities: others } })
    else setHere(null)
  }
  const openGroup = (grouped: ContentPin[]) => {
    const bounds = boundsOfPins(grouped)
    if (map && bounds && map.getZoom() < MAX_ZOOM - 2) return fitTo(map, bounds, { bottom: covered })
    const [{ lng, lat } = { lng: 0, lat: 0 }] = grouped.map(({ place }) => place)
    setHere({ pins: grouped, pick: { areas: [], communities: [], lng, lat } })
  }
  const close = () => {
    setHere(null)
    setLit(null)
    // The focused button disappears, so the focus moves to the map for keyboard users.
    map?.getCanvas().focus({ preventScroll: true })
  }

  return (
    <MapView
      label={t('community.map.label', { title })}
      theme={theme}
      styleUrl={config?.mapStyleUrl}
      fit={bbox}
      filter={filterQuery(filter)}
      mine={ownShown}
      fresh={fresh}
      freshCommunities={land}
      removed={removed}
      highlighted={lit}
      controls={still ? NONE : CONTROLS}
      inset={{ bottom: covered }}
      onPick={pick}
      onHover={setOver}
      onOffline={() => setOffline(true)}
      onMove={({ zoom }, bounds) => look(bounds, zoom)}
      onReady={(createdMap) => {
        setMap(createdMap)
        return () => setMap(null)
      }}
    >
      {map && <MapPins map={map} pins={pins} chosen={chosenPin?.id ?? null} onPress={openPin} onGroup={openGroup} />}
      {!still && (
        <Row gap="s" className={classes.tools}>
          {large && (
            <MapButton
              label={t(large.is ? 'community.map.smaller' : 'community.map.larger')}
              icon={
                large.is ? (
                  <IconArrowsMinimize size={22} aria-hidden="true" />
                ) : (
                  <IconArrowsMaximize size={22} aria-hidden="true" />
                )
              }
              expanded={large.is}
              onPress={large.turn}
            />
          )}
          <ButtonLink
            to={paths.map}
            search={{ land: id, list: 'areas' }}
            className={pillClasses.pill}
            icon={<IconListDetails size={20} aria-hidden="true" />}
          >
            {t('community.map.list')}
          </ButtonLink>
          <ButtonLink
            to={paths.map}
            search={{ community: id }}
            className={pillClasses.pill}
            icon={<IconMapPin2 size={20} aria-hidden="true" />}
          >
            {t('community.page.onMap')}
          </ButtonLink>
        </Row>
      )}
      {offline && <RegionDialog bounds={bbox} community={community} onClose={() => setOffline(false)} />}
      {here && (
        <HereCard here={here} communityId={id} view={view} pointing={{ lit: over, onPoint: setLit }} onClose={close} />
      )}
    </MapView>
  )
}

/** Inset in pixels of the land on a phone's small map; negative, so that the land fills more of the map. */
const CLOSER = -36

/** Fits the map to the land again when a phone's map becomes small or large; `how` is null on maps that never do. */
function useRefit(map: Map | null, bbox: Bounds, how: { still: boolean; covered: number } | null): void {
  const fit = useEffectEvent((on: Map) => {
    if (!how) return
    const { still, covered } = how
    fitTo(
      on,
      bbox,
      still ? { top: CLOSER, right: CLOSER, bottom: covered + CLOSER, left: CLOSER } : { bottom: covered },
    )
  })
  const turned = how?.still
  useEffect(() => {
    if (!map || turned === undefined) return
    const refit = () => fit(map)
    // The map gets its new size a moment later.
    map.once('resize', refit)
    if (turned) refit()
    return () => void map.off('resize', refit)
  }, [map, turned])
}

/** Returns the pin whose id is in any parameter of the URL; null if there is none. */
function useChosenPin(pins: readonly ContentPin[]): ContentPin | null {
  const params = Object.values(useSearch({ strict: false }))
  return pins.find(({ id }) => params.includes(id)) ?? null
}

/** Moves the map to the opened pin, unless the pin is in view at a sufficient zoom. */
function useShowPin(map: Map | null, pin: ContentPin | null): void {
  const id = pin?.id
  const show = useEffectEvent((on: Map) => {
    if (!pin || (on.getBounds().contains(pin.place) && on.getZoom() >= PIN_ZOOM)) return
    on.easeTo({
      center: pin.place,
      zoom: Math.max(on.getZoom(), PIN_ZOOM),
      duration: prefersStill() ? 0 : MAP_MOTION,
    })
  })
  useEffect(() => {
    if (map && id) show(map)
  }, [map, id])
}

function isNear(map: Map, place: ContentPin['place'], at: { lng: number; lat: number }): boolean {
  const [one, other] = [map.project(place), map.project(at)]
  return Math.hypot(one.x - other.x, one.y - other.y) <= NEAR_PX
}
