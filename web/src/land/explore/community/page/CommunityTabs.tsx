import { CONTENT_TABS } from '@fieldfare/shared/kinds.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../platform/paths.ts'
import classes from './CommunityTabs.module.css'
import { type Tab, tabAfter } from './tabs.ts'

interface CommunityTabsProps {
  id: string
  tab: Tab
  /** The tabs that the reader may see. */
  tabs: readonly Tab[]
  children: ReactNode
}

/**
 * The parts of a community as tabs, each with its address. Arrow keys, Home and End select: Mantine's tabs only move the focus
 * with Home and End.
 */
export function CommunityTabs({ id, tab, tabs, children }: CommunityTabsProps) {
  const { t } = useTranslation()
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
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(tab, event.key, tabs)
    if (!next) return
    event.preventDefault()
    go(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  useEffect(() => {
    // Scrolls the selected tab fully into view without moving the page.
    const chosen = document.getElementById(`tab-${tab}`)
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - 40
  }, [tab])
  return (
    <>
      <div ref={list} role="tablist" aria-label={t('community.page.tabs.label')} className={classes.tabs}>
        {tabs.map((each) => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls="tab-panel"
            tabIndex={each === tab ? 0 : -1}
            className={classes.tab}
            onClick={() => go(each)}
            onKeyDown={onKeyDown}
          >
            {t(
              each === 'about' || each === 'figures'
                ? `community.page.tabs.${each}`
                : `content.${CONTENT_TABS[each]}.tab`,
            )}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0} className={classes.panel}>
        {children}
      </div>
    </>
  )
}
