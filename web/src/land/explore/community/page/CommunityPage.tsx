import { useParams, useSearch } from '@tanstack/react-router'
import { createElement, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkedText } from '../../../../platform/ui/LinkedText.tsx'
import { useMe } from '../../../../platform/session/me.ts'
import { useSeen } from '../../../../content/useSeen.ts'
import { failureIn, isGone } from '../../../../platform/api/queries.ts'
import { useFormat } from '../../../../platform/i18n/format.ts'
import { IconMail, IconMapPin2, IconPencil } from '../../../../platform/ui/icons.tsx'
import { FirstStep } from '../../../community/invite/FirstStep.tsx'
import { InviteButton } from '../../../community/invite/InviteButton.tsx'
import { SubscribeButton } from '../../../../content/membership/SubscribeButton.tsx'
import { ModerationLink } from '../../../../content/membership/ModerationLink.tsx'
import { paths } from '../../../../platform/paths.ts'
import { lazyPart } from '../../../../platform/shell/routing/lazyPart.tsx'
import { NothingToShow, NotRead } from '../../../../platform/shell/states/NothingToShow.tsx'
import { usePageTitle } from '../../../../platform/shell/routing/title.ts'
import { ButtonLink } from '../../../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../../../platform/ui/feedback/Skeleton.tsx'
import { useDesk, usePhone } from '../../../../platform/ui/layout/usePhone.ts'
import { WaitingCorrection } from '../../../community/correct/WaitingCorrection.tsx'
import classes from './CommunityPage.module.css'
import { CommunityTabs } from './CommunityTabs.tsx'
import { HiddenStrip } from './HiddenStrip.tsx'
import { JoinedCard } from './JoinedCard.tsx'
import { LandPicture } from './LandPicture.tsx'
import { preloadTab, tabPart } from './tabParts.ts'
import { tabOf, tabsFor } from './tabs.ts'
import { useLive } from '../../../../platform/api/useLive.ts'
import { communities } from '../../../../content/membership/community.ts'
import textClasses from '../../../../platform/ui/text.module.css'
import { Box, Row, Stack } from '../../../../platform/ui/layout/Layout.tsx'

/** Loaded after the words of the page: it brings the map library. */
const CommunityMap = lazyPart(async () => (await import('../CommunityMap.tsx')).CommunityMap, <></>)
/** Milliseconds that the map waits: requests of the words and of the tab go first. */
const MAP_AFTER = 250
/** Pixels by which the head overlaps the map, where they are not side by side. */
const OVERLAP = 24

/** A community: its map, its owner, the button to join, and its tabs. */
export function CommunityPage() {
  const { t } = useTranslation()
  const { number, size } = useFormat()
  const { me } = useMe()
  const phone = usePhone()
  const desk = useDesk()
  const [large, setLarge] = useState(false)
  const [begun, setBegun] = useState(false)
  const { id } = useParams({ from: '/main/community/$id' })
  const { tab: named } = useSearch({ from: '/main/community/$id' })
  const query = useLive(communities.one, { id })
  const { data: community, refetch } = query
  useSeen(community && id, community?.version ?? 0)
  usePageTitle(community?.title ?? t('app.title.community'))
  const isOwnVisible = community?.mine?.owner === true && community.mine.hidden === null
  const tabs = tabsFor(isOwnVisible && me?.verified === true)
  const tab = tabOf(named, tabs)
  useEffect(() => preloadTab(tab), [tab])

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
  ]
  const inside = mine?.subscribed || community.creator.id === me?.id
  // Others could not open the link of a community that they do not see.
  const invites = !mine?.hidden && (mine?.moderator || me?.subs.includes(id))
  return (
    <div className={classes.page}>
      <div className={classes.map} data-large={large && !desk}>
        <LandPicture geometry={community.geometry} />
        {begun && (
          <CommunityMap
            key={id}
            community={community}
            covered={desk ? 0 : OVERLAP}
            large={desk ? undefined : { is: large, turn: () => setLarge(!large) }}
          />
        )}
      </div>
      <Stack as="header" pad="gutter" className={classes.card}>
        <Stack gap="none">
          <h1 tabIndex={-1}>{title}</h1>
          <p className={textClasses.quiet}>{facts.filter(Boolean).join(', ')}</p>
          {mine?.owner && !mine.hidden && <p className={textClasses.quiet}>{t('community.page.ownIt')}</p>}
        </Stack>
        <HiddenStrip community={community} />
        <FirstStep community={community} />
        <JoinedCard community={community} />
        {mine?.owner && <WaitingCorrection community={community} again />}
        {description && tab !== 'about' && (
          <p className={`${textClasses.beginning} ${classes.description}`}>
            <LinkedText>{description}</LinkedText>
          </p>
        )}
        <Row className={classes.buttons}>
          {!inside && <SubscribeButton community={community} kind="call" />}
          <ButtonLink
            to={paths.map}
            search={{ community: id }}
            kind="soft"
            icon={<IconMapPin2 size={22} aria-hidden="true" />}
          >
            {t(phone ? 'community.page.onMapShort' : 'community.page.onMap')}
          </ButtonLink>
          {inside && <SubscribeButton community={community} />}
          {invites && <InviteButton community={community} />}
          {mine?.moderator && <ModerationLink communityId={id} />}
          {isOwnVisible && me?.verified && (
            <ButtonLink
              to={paths.createMessage}
              search={{ community: id }}
              kind="soft"
              icon={<IconMail size={22} aria-hidden="true" />}
            >
              {t('message.write')}
            </ButtonLink>
          )}
          {mine?.owner && (
            <ButtonLink to={paths.editCommunity(id)} kind="soft" icon={<IconPencil size={22} aria-hidden="true" />}>
              {t('community.page.edit')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
      <div className={classes.body}>
        <CommunityTabs id={id} tab={tab} tabs={tabs}>
          <Suspense fallback={<SkeletonLines label={t('app.word.loading')} lines={8} />}>
            {createElement(tabPart(tab), { community })}
          </Suspense>
        </CommunityTabs>
      </div>
    </div>
  )
}
