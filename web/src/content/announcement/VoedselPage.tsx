import { Tabs } from '@base-ui/react/tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { MapView } from '../../map/view/MapView.tsx'
import type { MapPick } from '../../map/view/mapProps.ts'
import { paths } from '../../platform/paths.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import { MapFrame } from '../../platform/ui/layout/MapFrame.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { Panel } from '../../platform/ui/layout/Panel.tsx'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import { Sheet } from '../../platform/ui/overlay/Sheet.tsx'
import type { Detent } from '../../platform/ui/overlay/sheetDrag.ts'
import { AdvertCard } from './Advert.tsx'
import { useLive } from '../../platform/api/useLive.ts'
import { adverts } from './data.ts'
import classes from './Announcements.module.css'
import textClasses from '../../platform/ui/text.module.css'

const TABS = ['TIPSVOEDSEL', 'TIPSNESTEL'] as const
type Tab = (typeof TABS)[number]

/** Tips about food and nesting for birds, beside the map. */
export function VoedselPage() {
  const { t } = useTranslation()
  const phone = usePhone()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const navigate = useNavigate()
  const [detent, setDetent] = useState<Detent>('half')
  const inset = phone ? { bottom: Math.round(window.innerHeight * (detent === 'peek' ? 0.2 : 0.44)) } : undefined
  const openPick = ({ areas, communities }: MapPick) => {
    const [area] = areas
    const [community] = communities
    if (area) void navigate({ to: paths.area.pattern, params: { id: area.id } })
    else if (community) void navigate({ to: paths.map, search: { community: community.id } })
  }
  const title = t('announcement.tips.heading')
  return (
    <div className={classes.page}>
      <h1 className={textClasses.heard} tabIndex={-1}>
        {title}
      </h1>
      <MapFrame
        side={
          phone ? (
            <Sheet
              title={title}
              subtitle={t('announcement.tips.text')}
              detent={detent}
              onDetent={setDetent}
              gripLabel={t('app.word.moveSheet')}
            >
              <Tips />
            </Sheet>
          ) : (
            <Panel title={title} subtitle={t('announcement.tips.text')}>
              <Tips />
            </Panel>
          )
        }
        map={
          <MapView
            label={t('announcement.tips.map')}
            theme={theme}
            styleUrl={config?.mapStyleUrl}
            everyone
            inset={inset}
            onPick={openPick}
          />
        }
      />
    </div>
  )
}

/** The two tabs, food and nesting; the URL holds the open one. */
function Tips() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: '/main/voedsel' })
  const tab: Tab = search.tab === 'nesting' ? 'TIPSNESTEL' : 'TIPSVOEDSEL'
  const choose = (next: Tab) =>
    void navigate({
      to: paths.voedsel,
      search: { tab: next === 'TIPSNESTEL' ? 'nesting' : undefined },
      replace: true,
    })
  return (
    <Tabs.Root value={tab} onValueChange={choose} className={layoutClass('stack', { pad: 'l' })}>
      <Tabs.List
        activateOnFocus
        aria-label={t('app.title.voedsel')}
        className={layoutClass('row', { tight: true, gap: 'xs' })}
      >
        {TABS.map((one) => (
          <Tabs.Tab key={one} value={one} className={classes.tab}>
            {t(`announcement.tips.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} className={layoutClass('stack', {})}>
        <Tip tab={tab} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}

function Tip({ tab }: { tab: Tab }) {
  const { t, locale } = useTranslation()
  const query = useLive(adverts.current, { locale })
  const failure = failureIn(query)
  if (failure !== null) return <FailureStrip failure={failure} onRetry={() => void query.refetch()} />
  if (!query.data) return <SkeletonLines label={t('announcement.tips.loading')} lines={3} />
  const advert = query.data.adverts.find(({ position }) => position === tab)
  if (advert) return <AdvertCard advert={advert} />
  return (
    <>
      <p>
        <strong>{t('announcement.tips.none')}</strong>
      </p>
      <p className={textClasses.quiet}>{t('announcement.tips.noneText')}</p>
      <p>
        <ButtonLink to={paths.map} kind="action">
          {t('app.word.toMap')}
        </ButtonLink>
      </p>
    </>
  )
}
