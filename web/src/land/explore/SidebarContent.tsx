import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Map } from 'maplibre-gl'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Advert } from '../../content/announcement/Advert.tsx'
import { failureIn, isGone } from '../../platform/api/queries.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { withTexts } from '../../platform/i18n/i18n.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import type { MapPick } from '../../map/view/mapProps.ts'
import { FilterButton } from './filter/FilterButton.tsx'
import { FilterFoot } from './filter/FilterFoot.tsx'
import type { MapFilter } from './filter/mapFilter.ts'
import type { Pointing } from './list/AreaRow.tsx'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import type { Outputs } from '../../platform/api/client.ts'
import { MapSidebar, type SheetPlace } from './MapSidebar.tsx'
import classes from './MapSidebar.module.css'
import { Overview, OverviewFoot } from './list/Overview.tsx'
import { type SideMode, smallNumber } from './sideMode.ts'
import type { MapAddress } from './useMapAddress.ts'
import type { View } from './useView.ts'
import { Box, Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

// These parts load later, since the first view of the map shows none of them.
const AreaDetails = lazyPart(async () => (await import('./details/AreaDetails.tsx')).AreaDetails, null)
const AreaList = lazyPart(
  withTexts(async () => (await import('./list/AreaList.tsx')).AreaList),
  null,
)
const PickList = lazyPart(
  withTexts(async () => (await import('./details/PickList.tsx')).PickList),
  null,
)
const CommunityDetails = lazyPart(
  withTexts(async () => (await import('./details/CommunityDetails.tsx')).CommunityDetails),
  null,
)
const CommunityList = lazyPart(
  withTexts(async () => (await import('./list/CommunityList.tsx')).CommunityList),
  null,
)
const Filters = lazyPart(
  withTexts(async () => (await import('./filter/Filters.tsx')).Filters),
  null,
)
const LovePanel = lazyPart(async () => (await import('./love/LovePanel.tsx')).LovePanel)
const LoveBar = lazyPart(async () => (await import('./love/LoveBar.tsx')).LoveBar, null)

interface SideOfMapProps {
  mode: SideMode
  sheet: SheetPlace
  address: MapAddress
  filter: MapFilter
  view: View
  map: Map | null
  zoom: number
  pick: MapPick | null
  chosen: {
    area: UseQueryResult<Outputs['feed']['measures']['one']>
    community: UseQueryResult<CommunityView>
  }
  pointing: Pointing
  /** Closes the details or the pick list. */
  onLeave: () => void
  onZoom: () => void
}

interface Content {
  title: ReactNode
  subtitle?: string
  children: ReactNode
}

/** The content beside the map: the pick list, the details, a list, or the overview. */
export function SidebarContent(props: SideOfMapProps) {
  const { mode, sheet, address, filter, view, onLeave } = props
  const { title, subtitle, children } = useContent(props)
  const button = useRef<HTMLButtonElement>(null)
  const [filtering, setFiltering] = useState(false)
  const isFiltered = mode === 'overview' || mode === 'areas'
  const isFiltering = filtering && isFiltered
  const { love } = address
  const openFilters = (open: boolean) => {
    setFiltering(open)
    sheet.move(open ? 'full' : mode === 'areas' ? 'full' : 'peek')
    // The focused button disappears with the filters.
    if (!open) button.current?.focus()
  }
  const foot = isFiltering ? (
    <FilterFoot view={view} onClear={() => address.show({})} onDone={() => openFilters(false)} />
  ) : mode === 'overview' && !view.far ? (
    <OverviewFoot onList={() => address.go({ list: 'areas' })} />
  ) : undefined
  return (
    <MapSidebar
      mode={mode}
      sheet={sheet}
      title={title}
      subtitle={isFiltering ? undefined : subtitle}
      tool={isFiltered && <FilterButton ref={button} filter={filter} open={isFiltering} onOpen={openFilters} />}
      peek={mode === 'love' && love && <LoveBar map={props.map} choice={love} onChoice={address.glow} />}
      onClose={mode === 'overview' ? undefined : onLeave}
      foot={foot}
    >
      {isFiltering ? (
        <Box pad="gutter">
          <Filters filter={filter} onFilter={address.show} />
        </Box>
      ) : (
        children
      )}
    </MapSidebar>
  )
}

function useContent({
  mode,
  address,
  filter,
  view,
  map,
  zoom,
  pick,
  chosen,
  pointing,
  onLeave,
  onZoom,
}: SideOfMapProps): Content {
  const { t } = useTranslation()
  const { number } = useFormat()
  const count = view.areas.length
  const inView = view.far
    ? t('map.page.far')
    : view.error && count === 0
      ? t('map.page.heading')
      : view.waiting && count === 0
        ? t('map.page.loading')
        : view.more && count > 1
          ? // The text says "more than" this number.
            t('map.page.inViewMore', { number: number(count - 1) })
          : t('map.page.inView', { count, number: number(count) })

  switch (mode) {
    case 'chooser': {
      const kind = pick?.areas.length ? 'areas' : 'communities'
      const hits = pick?.[kind].length ?? 0
      const word = smallNumber(hits)
      return {
        title: t(`map.page.here.${kind}`, { count: hits, number: word ? t(`map.page.word.${word}`) : number(hits) }),
        subtitle: hits > 1 ? t('map.page.overlap') : undefined,
        children: pick && <PickList pick={pick} view={view} pointing={pointing} />,
      }
    }
    case 'area': {
      const { data } = chosen.area
      const failure = failureIn(chosen.area)
      if (failure) return failed(failure, chosen.area.refetch)
      if (!data) return waiting()
      const isOwn = data.own !== null
      return {
        title: <span className={textClasses.title}>{data.area.title}</span>,
        subtitle: isOwn ? t('map.page.mineWhole') : undefined,
        children: <AreaDetails area={data.area} mine={isOwn} onZoom={onZoom} />,
      }
    }
    case 'community': {
      const { data } = chosen.community
      const failure = failureIn(chosen.community)
      if (failure) return failed(failure, chosen.community.refetch)
      if (!data) return waiting()
      return {
        title: <span className={textClasses.title}>{data.title}</span>,
        children: <CommunityDetails community={data} onZoom={onZoom} />,
      }
    }
    case 'areas':
      return { title: inView, children: <AreaList view={view} zoom={zoom} pointing={pointing} land={filter.land} /> }
    case 'communities':
      return { title: t('map.page.allCommunities'), children: <CommunityList pointing={pointing} /> }
    case 'love':
      return {
        title: t('loveMap.name'),
        children: address.love && <LovePanel map={map} choice={address.love} onChoice={address.glow} />,
      }
    case 'overview':
      return {
        title: inView,
        subtitle: count > 0 ? t('map.page.text') : undefined,
        children: (
          <>
            <Overview view={view} pointing={pointing} />
            <div className={classes.advert}>
              <Advert position="BANNER" />
            </div>
          </>
        ),
      }
  }

  function waiting(): Content {
    const label = t('app.word.loading')
    return {
      title: label,
      children: (
        <Box pad="gutter">
          <SkeletonLines label={label} />
        </Box>
      ),
    }
  }
  function failed(error: unknown, retry: () => unknown): Content {
    return {
      title: isGone(error) ? t('map.page.gone') : failureText(t, error),
      children: (
        <Row gap="s" className={classes.part}>
          {isGone(error) && <p>{t('map.page.goneText')}</p>}
          {!isGone(error) && (
            <Button kind="action" onClick={() => void retry()}>
              {t('app.word.tryAgain')}
            </Button>
          )}
          <Button kind={isGone(error) ? 'action' : 'text'} onClick={onLeave}>
            {t('map.page.toMap')}
          </Button>
        </Row>
      ),
    }
  }
}
