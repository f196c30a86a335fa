import { Tabs } from '@base-ui/react/tabs'
import { CONTENT_TABS } from '@fieldfare/shared/kinds.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../../../platform/i18n/translation.ts'
import { useFormat } from '../../../../platform/i18n/format.ts'
import { paths } from '../../../../platform/paths.ts'
import classes from './CommunityTabs.module.css'
import type { Tab } from './tabs.ts'
import { layoutClass } from '../../../../platform/ui/layout/layoutClass.ts'

interface CommunityTabsProps {
  id: string
  tab: Tab
  /** The tabs that the reader may see. */
  tabs: readonly Tab[]
  /** The number of things in a tab; zeros are not shown. */
  counts?: Partial<Record<Tab, number>>
  children: ReactNode
}

/** The tabs of a community's page, each with its own URL. Arrow keys, Home and End select a tab. */
export function CommunityTabs({ id, tab, tabs, counts = {}, children }: CommunityTabsProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const go = (to: Tab) =>
    void navigate({
      to: paths.community.pattern,
      params: { id },
      search: { tab: to },
      replace: true,
      resetScroll: false,
    })
  useEffect(() => {
    // Scrolls the selected tab fully into view without moving the page.
    const selectedTab = list.current?.querySelector<HTMLElement>(`[data-tab=${tab}]`)
    if (selectedTab && list.current) list.current.scrollLeft = selectedTab.offsetLeft - 40
  }, [tab])
  return (
    <Tabs.Root value={tab} onValueChange={go}>
      <Tabs.List ref={list} activateOnFocus aria-label={t('community.page.tabs.label')} className={classes.tabs}>
        {tabs.map((each) => (
          <Tabs.Tab key={each} value={each} data-tab={each} className={classes.tab}>
            {t(
              each === 'now' || each === 'about' || each === 'figures'
                ? `community.page.tabs.${each}`
                : `content.${CONTENT_TABS[each]}.tab`,
            )}
            {Boolean(counts[each]) && (
              <>
                {' '}
                <span className={classes.count}>{number(counts[each] ?? 0)}</span>
              </>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} className={layoutClass('stack', { gap: 'l' }, classes.panel)}>
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
