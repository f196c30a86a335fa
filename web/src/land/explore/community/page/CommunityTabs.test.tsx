// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useRouterState,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CommunityTabs } from './CommunityTabs.tsx'
import { tabOf, tabsFor } from './tabs.ts'

afterEach(cleanup)

const texts = { ...en.community.page.tabs, discussions: en.content.thread.tab }

const selected = async (name: string) => {
  const tab = await screen.findByRole('tab', { selected: true, name })
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab.id)
  expect(tab.getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
  expect(tab.tabIndex).toBe(0)
  return tab
}

async function show(owner: boolean) {
  const tabs = tabsFor({ inside: false, owner })
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/community/$id',
    component: function Page() {
      const tab = useRouterState({ select: ({ location }) => location.search.tab })
      const selected = tabOf(tab, tabs)
      return (
        <CommunityTabs id="c" tab={selected} tabs={tabs}>
          {selected}
        </CommunityTabs>
      )
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/community/c'] })
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history })} />)
  await screen.findByRole('tablist')
}

test('CommunityTabs: arrow keys go round from the first tab to the last and back, Home and End to the ends, other keys do nothing', async () => {
  await show(false)
  const press = (tab: HTMLElement, key: string) => fireEvent.keyDown(tab, { key })
  press(await selected(texts.discussions), 'ArrowLeft')
  press(await selected(texts.about), 'ArrowRight')
  press(await selected(texts.discussions), 'End')
  press(await selected(texts.about), 'Home')
  press(await selected(texts.discussions), 'Enter')
  expect((await selected(texts.discussions)).textContent).toBe(texts.discussions)
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('CommunityTabs shows the figures as the last tab, only to the owner', async () => {
  await show(true)
  fireEvent.keyDown(await selected(texts.discussions), { key: 'ArrowLeft' })
  await selected(texts.figures)
})
