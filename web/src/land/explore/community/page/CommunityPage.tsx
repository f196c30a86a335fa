import type { CommunityView } from '@fieldfare/shared/community.ts'
import { CONTENT_TABS, KINDS } from '@fieldfare/shared/kinds.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { createElement, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../../../platform/i18n/translation.ts'
import { LinkedText } from '../../../../platform/ui/LinkedText.tsx'
import { useMe } from '../../../../platform/session/me.ts'
import { useSeen } from '../../../../content/useSeen.ts'
import { failureIn, isGone } from '../../../../platform/api/queries.ts'
import { useFormat } from '../../../../platform/i18n/format.ts'
import { IconMapPin2 } from '../../../../platform/ui/icons.tsx'
import { FirstStep } from '../../../community/invite/FirstStep.tsx'
import { lazyPart } from '../../../../platform/shell/routing/lazyPart.tsx'
import { NothingToShow, NotRead } from '../../../../platform/shell/states/NothingToShow.tsx'
import { usePageTitle } from '../../../../platform/shell/routing/title.ts'
import { SkeletonLines } from '../../../../platform/ui/feedback/Skeleton.tsx'
import { useDesk } from '../../../../platform/ui/layout/usePhone.ts'
import { WaitingCorrection } from '../../../community/correct/WaitingCorrection.tsx'
import classes from './CommunityPage.module.css'
import { CommunityTabs } from './CommunityTabs.tsx'
import { HiddenStrip } from './HiddenStrip.tsx'
import { JoinedCard } from './JoinedCard.tsx'
import { LandPicture } from './LandPicture.tsx'
import { MemberBar } from './MemberBar.tsx'
import { NowTab } from './NowTab.tsx'
import { OwnerBar } from './OwnerBar.tsx'
import { preloadTab, tabPart } from './tabParts.ts'
import { type Tab, tabOf, tabsFor } from './tabs.ts'
import { toAnswer } from '../../../../content/answering/toAnswer.ts'
import pillClasses from '../../../../map/controls/pill.module.css'
import { useLive } from '../../../../platform/api/useLive.ts'
import { communities } from '../../../../content/membership/community.ts'
import textClasses from '../../../../platform/ui/text.module.css'
import { Box, Row, Stack } from '../../../../platform/ui/layout/Layout.tsx'

/** Loaded after the text of the page, since it brings the map library. */
const CommunityMap = lazyPart(async () => (await import('../CommunityMap.tsx')).CommunityMap, <></>)
/** Milliseconds before the map starts to load, so that the requests of the page's text and tab go first. */
const MAP_AFTER = 250
/** Pixels by which the page's head overlaps the map above it, on screens where the two are not side by side. */
const OVERLAP = 24

/** The page of a community: map, owner, button to join, and tabs. */
export function CommunityPage() {
  const { t } = useTranslation()
  const { number, size } = useFormat()
  const { me } = useMe()
  const desk = useDesk()
  const [begun, setBegun] = useState(false)
  const { id } = useParams({ from: '/main/community/$id' })
  const [enlarged, setEnlarged] = useState<string | null>(null)
  const large = enlarged === id
  const { tab: named } = useSearch({ from: '/main/community/$id' })
  const query = useLive(communities.one, { id })
  const { data: community, refetch } = query
  useSeen(community && id, community?.version ?? 0)
  usePageTitle(community?.title ?? t('app.title.community'))
  const isOwnVisible = community?.mine?.owner === true && community.mine.hidden === null
  const mayBeInside = me?.subs.includes(id) ?? false
  const isInside = community ? community.mine?.subscribed === true || community.mine?.owner === true : mayBeInside
  const tabs = tabsFor({ inside: isInside, owner: isOwnVisible && me?.verified === true })
  const tab = tabOf(named, tabs)
  useEffect(() => preloadTab(tab), [tab])
  // Requested at the same time as the community, to save a round trip.
  const { data: now } = useLive(toAnswer.here, { communityId: id }, { enabled: isInside || mayBeInside })

  const isLoaded = Boolean(community)
  useEffect(() => {
    const timer = isLoaded ? setTimeout(() => setBegun(true), MAP_AFTER) : undefined
    return () => clearTimeout(timer)
  }, [isLoaded])

  const failure = failureIn(query)
  if (isGone(failure))
    return <NothingToShow title={t('community.page.gone')}>{t('community.page.goneText')}</NothingToShow>
  if (failure) return <NotRead failure={failure} onRetry={() => void refetch()} />
  if (!community)
    return (
      <Box pad="gutter">
        <SkeletonLines label={t('community.page.loading')} lines={6} />
      </Box>
    )

  const { title, organization, description, subscribers, areaM2, mine } = community
  const facts = [
    organization && t('community.lookedAfter', { organization }),
    t('community.people', { count: subscribers, number: number(subscribers) }),
    size(areaM2),
    mine?.subscribed && !mine.owner && t('community.page.isMember'),
  ]
  const small = !desk && !large
  return (
    <div className={classes.page}>
      <div className={classes.map} data-large={large && !desk}>
        <LandPicture geometry={community.geometry} />
        {begun && (
          <div className={classes.whole} inert={small}>
            <CommunityMap
              key={id}
              community={community}
              covered={desk ? 0 : OVERLAP}
              still={small}
              large={desk ? undefined : { is: large, turn: () => setEnlarged(large ? null : id) }}
            />
          </div>
        )}
        {small && (
          <button type="button" className={classes.open} onClick={() => setEnlarged(id)}>
            <span className={pillClasses.pill}>
              <IconMapPin2 size={20} aria-hidden="true" />
              {t('community.page.onMapShort')}
            </span>
          </button>
        )}
      </div>
      <Stack as="header" pad="gutter" className={classes.card}>
        <Row align="start" justify="between" tight={!mine?.owner}>
          <Stack gap="none" grow="wide">
            <h1 tabIndex={-1} className={classes.title}>
              {title}
            </h1>
            <p className={textClasses.quiet}>{facts.filter(Boolean).join(', ')}</p>
            {mine?.owner && !mine.hidden && <p className={textClasses.quiet}>{t('community.page.ownIt')}</p>}
          </Stack>
          {mine?.owner ? <OwnerBar community={community} /> : <MemberBar community={community} />}
        </Row>
        <HiddenStrip community={community} />
        <FirstStep community={community} />
        <JoinedCard community={community} />
        {mine?.owner && <WaitingCorrection community={community} again />}
        {description && !isInside && tab !== 'about' && (
          <p className={`${textClasses.beginning} ${classes.description}`}>
            <LinkedText>{description}</LinkedText>
          </p>
        )}
      </Stack>
      <div className={classes.body}>
        <CommunityTabs id={id} tab={tab} tabs={tabs} counts={{ ...countsOf(community), now: now?.count ?? 0 }}>
          {tab === 'now' ? (
            <NowTab community={community} otherwise={createElement(tabPart('discussions'), { community })} />
          ) : (
            <Suspense fallback={<SkeletonLines label={t('app.word.loading')} lines={8} />}>
              {createElement(tabPart(tab), { community })}
            </Suspense>
          )}
        </CommunityTabs>
      </div>
    </div>
  )
}

const countsOf = ({ counts }: CommunityView): Partial<Record<Tab, number>> =>
  Object.fromEntries(Object.entries(CONTENT_TABS).map(([tab, kind]) => [tab, counts[KINDS[kind].feed]]))
