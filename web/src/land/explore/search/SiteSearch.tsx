import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { foundGlyph } from '../../../map/find/foundGlyph.tsx'
import { foundPosition } from '../../../map/find/foundPosition.ts'
import { formatAt } from '../../../map/view/mapAddress.ts'
import { paths } from '../../../platform/paths.ts'
import { Finder } from '../../../map/search/Finder.tsx'
import { FinderLayer } from '../../../map/search/FinderLayer.tsx'
import type { Found, Results } from '../../../map/search/results.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { Decoration } from '../../../platform/shell/states/PartBoundary.tsx'
import { Mark } from '../../../platform/ui/Mark.tsx'
import { keptFilter } from '../filter/mapFilter.ts'
import { isMapPath } from '../mapLocation.ts'
import { lastPosition } from '../useMapAddress.ts'
import { HERE, keepSearch } from '../../../map/search/recentSearches.ts'
import { positionFailure, requestPosition } from '../../../map/controls/requestPosition.ts'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { markPlace } from './shownPlace.ts'

/** Loaded only when the search is opened, since every page contains the search. */
const SearchStart = lazyPart(async () => (await import('./SearchStart.tsx')).SearchStart)

/** Pixels of the window to leave out when a found place is fitted: beside the map (wide screens only); above it, on a phone also below it. */
const BESIDE = 488
const ABOVE = 200
/** The zoom for the reader's own position, at which the surroundings are visible. */
const HERE_ZOOM = 14

/**
 * The search of the whole site. `look` is its layout: `bar`, a field in the toolbar of a wide screen; `icon`, a button in a phone's toolbar;
 * `floating`, a field over a phone's map. A place opens on the map; an area or community on its page, or on the map if that is open.
 */
export function SiteSearch({ look }: { look: 'bar' | 'icon' | 'floating' }) {
  const { t } = useTranslation()
  const { history } = useRouter()
  const navigate = useNavigate()

  const [opened, setOpened] = useState(false)
  const [start, setStart] = useState<readonly Results[]>()

  const goHere = () =>
    requestPosition().then(
      (position) => navigate({ to: paths.map, search: { at: formatAt({ ...position, zoom: HERE_ZOOM }) } }),
      (error: unknown) => void showToast(t(positionFailure(error))),
    )
  const choose = (found: Found) => {
    if (found.key === HERE) return void goHere()
    keepSearch(found)
    const onMap = isMapPath(history.location.pathname)
    markPlace('place' in found ? found : null)
    if ('place' in found) {
      const at = formatAt(foundPosition(found, mapSize()))
      return void navigate({ to: paths.map, search: (now) => ({ ...(onMap && keptFilter(now)), at }) })
    }
    const { kind, id } = found.title
    if (kind === 'area')
      return void (onMap
        ? navigate({ to: paths.area.pattern, params: { id }, search: keptFilter })
        : navigate({ to: paths.measureDetail, search: { id } }))
    return void (onMap
      ? navigate({ to: paths.map, search: (now) => ({ ...keptFilter(now), community: id }) })
      : navigate({ to: paths.community.pattern, params: { id } }))
  }
  const finder = {
    label: t('search.label'),
    getNear: lastPosition,
    glyph: foundGlyph,
    onChoose: choose,
    onOpen: () => setOpened(true),
    ...(start && { start }),
  }
  return (
    <>
      {opened && (
        <Decoration>
          <SearchStart onStart={setStart} />
        </Decoration>
      )}
      {look === 'bar' ? (
        <Finder {...finder} look="bar" />
      ) : look === 'icon' ? (
        <FinderLayer {...finder} placeholder={t('search.short')} opener="icon" />
      ) : (
        <FinderLayer {...finder} placeholder={t('search.short')} opener="pill" lead={<Mark size={30} />} />
      )}
    </>
  )
}

function mapSize() {
  const { innerWidth, innerHeight } = window
  return { width: Math.max(innerWidth - BESIDE, Math.min(innerWidth, BESIDE)), height: innerHeight - ABOVE }
}
