// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useEffectEvent } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MapViewProps } from './map/view/mapProps.ts'
import { pageOf } from './pages.ts'
import { pathNames, patternOf, type PathName } from './platform/paths.ts'

/** Replaces the map, which happy-dom cannot draw, by one that only reports a view of the north of the Netherlands. */
vi.mock('./map/view/MapCanvas.tsx', () => ({
  MapCanvas: ({ onMove }: MapViewProps) => {
    const show = useEffectEvent(() => onMove?.({ lng: 6.5, lat: 53.2, zoom: 12 }, [6.4, 53.1, 6.6, 53.3]))
    useEffect(() => show(), [])
    return null
  },
}))

/** Milliseconds to wait for a page: long enough for a busy machine; a page that works takes a tenth of a second. */
const WAIT_MS = 20_000
vi.setConfig({ testTimeout: 2 * WAIT_MS, hookTimeout: 2 * WAIT_MS })

// Some modules import other exports of createMap.ts, and its library (MapLibre) needs a browser.
vi.mock('./map/view/createMap.ts', () => ({ createMap: () => null }))

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const SEARCH: Partial<Record<PathName, string>> = {
  measureDetail: `?id=${ID}`,
  addArea: `?edit=${ID}`,
}
const addressOf = (name: PathName) =>
  patternOf(name).replace('$mode', 'world').replaceAll(/\$\w+/g, ID) + (SEARCH[name] ?? '')
const ME: Me = {
  id: ID,
  name: 'Marijke',
  email: 'marijke@example.org',
  newEmail: null,
  verified: true,
  owner: true,
  // Makes the pages for admins load as well.
  admin: true,
  finishedRegister: false,
  score: 0,
  areaCount: 2,
  medals: [],
  karma: 0,
  subs: [],
  home: null,
  showName: false,
  showProfile: false,
  locale: 'en-us',
  timeZone: 'Europe/Amsterdam',
  organization: null,
  companyName: null,
  sector: null,
  address: null,
  website: null,
  city: null,
  age: null,
  education: null,
  gender: null,
  leavingAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  unreadNotices: 0,
  unreadMessages: 0,
  messages: 'mail',
  budget: null,
}

/** Texts that no page may show while its calls fail, since they would be untrue. */
const FALSE = [
  en.errors.network,
  // Shown in place of a page that threw an error.
  en.app.failed.reload,
  en.app.chunk.text,
  en.app.connection.offline,
  en.map.page.emptyText,
  en.map.page.noCommunities,
  en.area.mine.emptyTitle,
  en.community.mine.emptyTitle,
  en.community.owned.emptyTitle,
  en.moderation.page.emptyTitle,
  en.message.inbox.emptyTitle,
  en.message.outbox.emptyTitle,
  en.message.outbox.notOwnerTitle,
  en.message.page.gone,
  en.message.create.community.none,
  en.home.areas.empty,
  en.home.communities.empty,
  en.home.waiting.none,
  en.errors.code['not-found'],
]

type Answer = () => Response
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fails: Answer = () =>
  json(500, { error: { message: 'general', code: -32600, data: { code: 'general', issues: [] } } })
const portal: Answer = () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } })
const person = (me: object | null) => () => json(200, { result: { data: me } })

/** Names of the calls that a page made, except optional calls (`UNASKED`). */
let requests: string[] = []
function serve(me: Answer, rest: Answer): void {
  requests = []
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.replace(/^.*\/trpc\//, '').replace(/\?.*/, '')
    if (name === 'account.me') return me()
    if (name === '/api/config') return rest()
    if (name !== 'log' && !UNASKED.has(name)) requests.push(name)
    return rest()
  })
}
/** Optional requests, whose failure a page does not report. */
const UNASKED = new Set([
  '/healthz',
  'draft.list',
  'moderation.counts',
  'feed.notices.current',
  'feed.adverts.current',
  'feed.intents.mine',
  // The welcome page shows its built-in picture if this call fails.
  'feed.welcome.shown',
  'feed.admin.counts',
])

/** Optional calls that only these pages make. */
const ADDS: Partial<Record<PathName, string>> = {
  welcomeInvited: 'survey.invitation',
  home: 'survey.mine',
  home2: 'survey.mine',
}
const missed = (page: PathName) => requests.some((call) => call !== ADDS[page])

const load = async () => {
  const [{ createAppRouter }, { queryClient }, { loadMe }, { rememberVisitor }] = await Promise.all([
    import('./app/routing/router.tsx'),
    import('./platform/api/queries.ts'),
    import('./platform/session/me.ts'),
    import('./platform/shell/routing/visitor.ts'),
  ])
  return { createAppRouter, queryClient, loadMe, rememberVisitor }
}
let app: Awaited<ReturnType<typeof load>>
const realNow = performance.now.bind(performance)

beforeAll(async () => {
  // React shows a loading state for at least 300 ms by this clock, so the clock runs 50 times as fast here.
  performance.now = () => realNow() * 50
  app = await load()
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  app.queryClient.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openPage(name: PathName): Promise<void> {
  window.history.replaceState(null, '', addressOf(name))
  const router = app.createAppRouter({ loadVisitor: app.loadMe })
  render(
    <QueryClientProvider client={app.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await waitFor(
    () => {
      expect(router.state.status).toBe('idle')
      expect(document.querySelector('main h1, main form, main [role=status]')).not.toBeNull()
      expect(app.queryClient.isFetching()).toBe(0)
      expect(waiting()).toEqual([])
    },
    { timeout: WAIT_MS, interval: 10 },
  )
}

const offersAnother = () =>
  waitFor(
    () => expect(screen.queryAllByRole('button', { name: 'Try again' }).length, requests.join()).toBeGreaterThan(0),
    {
      timeout: WAIT_MS,
    },
  )
const text = () => document.body.textContent ?? ''
/** Returns the labels of the loading placeholders on the page. */
const waiting = () =>
  [...document.querySelectorAll('[role=status][aria-label]')].map((one) => one.getAttribute('aria-label'))

// The page `root` shows nothing: it always redirects.
const names = pathNames.filter((name) => name !== 'root')

test.each(names)(
  "page %s shows no untrue text, such as 'no areas', if every call fails, and offers a retry if only signed-in people see it",
  async (name) => {
    app.rememberVisitor({ owner: true })
    serve(fails, fails)
    await openPage(name)
    for (const untrue of FALSE) expect(text()).not.toContain(untrue)
    if (pageOf(name).who) await offersAnother()
    // The page of an invitation has a sign-in link for everyone.
    if (name !== 'welcomeInvited') expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
)

test.each(names)(
  "page %s shows no untrue text, such as 'no areas', if every call but account.me fails, and offers a retry for missing data",
  async (name) => {
    app.rememberVisitor({ owner: true })
    serve(person(ME), fails)
    await openPage(name)
    for (const untrue of FALSE) expect(text()).not.toContain(untrue)
    if (missed(name)) await offersAnother()
  },
)

test.each(names)(
  'page %s says that the network is intercepted if a captive portal answers every call, and shows no untrue text',
  async (name) => {
    serve(portal, portal)
    await openPage(name)
    for (const untrue of FALSE) expect(text()).not.toContain(untrue)
    if (missed(name)) await waitFor(() => expect(text()).toContain(en.errors.intercepted), { timeout: WAIT_MS })
  },
)
