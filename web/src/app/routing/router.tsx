import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type ResolveFullPath,
  type ResolveId,
  type Route,
} from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { withTexts } from '../../platform/i18n/i18n.ts'
import { pathNames, type PathName, patternOf, type PatternOf } from '../../platform/paths.ts'
import { pageOf, type screens } from '../../pages.ts'
import { BareLayout } from '../layout/BareLayout.tsx'
import { PageProgress } from '../layout/PageProgress.tsx'
import { ErrorPage } from '../ErrorPage.tsx'
import { Existing } from './Existing.tsx'
import { type Correction, guard } from './guard.ts'
import { lazyPage } from './lazyPage.tsx'
import { withLayout } from './withLayout.tsx'
import { NOT_FOUND } from './usePage.ts'
import type { Layout, PageWithScreen } from '../../platform/shell/routing/screen.ts'
import type { Visitor } from '../../platform/shell/routing/redirect.ts'
import { usePageTitle } from '../../platform/shell/routing/title.ts'

interface RouterContext {
  loadVisitor: () => Promise<Visitor>
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

const MainLayout = lazyPage(
  // The page inside this layout loads the other texts.
  withTexts(
    () => import('../layout/MainLayout.tsx').then((m) => m.MainLayout),
    () => 'map',
  ),
)
const SurveyLayout = lazyPage(withTexts(() => import('../layout/SurveyLayout.tsx').then((m) => m.SurveyLayout)))
const PblLayout = lazyPage(withTexts(() => import('../layout/PblLayout.tsx').then((m) => m.PblLayout)))
const NotFoundPage = lazyPage(
  withTexts(() => import('../../platform/shell/states/NotFoundPage.tsx').then((m) => m.NotFoundPage)),
)

const Root = () => (
  <>
    <PageProgress />
    <Outlet />
  </>
)

function PageTitle({ name }: { name: PathName }) {
  const { t } = useTranslation()
  usePageTitle(t(`app.title.${name}`))
  return null
}

/** The component of a page's route: sets the title, which the page may replace, and shows the page if it exists. */
function componentOf(page: PageWithScreen) {
  const Page = lazyPage(withLayout(page))
  const shown = () => (
    <>
      <PageTitle name={page.name} />
      <Existing exists={page.exists} notFound={<NotFoundPage />}>
        <Page />
      </Existing>
    </>
  )
  return Object.assign(shown, { preload: Page.preload })
}

type Screens = typeof screens
type LayoutOf<Name extends PathName> = Screens[Name] extends { layout: infer Chosen } ? Chosen : 'main'
type SearchOf<Name extends PathName> = Screens[Name] extends { search: infer Search } ? Search : undefined
/** The routes of all pages in a layout, by name. */
type RoutesIn<Parent extends AnyRoute, Chosen extends Layout> = {
  [Name in PathName as LayoutOf<Name> extends Chosen ? Name : never]: Route<
    unknown,
    Parent,
    PatternOf<Name>,
    ResolveFullPath<Parent, PatternOf<Name>>,
    string,
    ResolveId<Parent, string, PatternOf<Name>>,
    SearchOf<Name>
  >
}

/** Creates the router: the routes of all pages, each in its layout and with its search parameters. All other paths show not found. */
export function createAppRouter(context: RouterContext) {
  const correct = (correction: Correction) => void router.navigate(correction)

  function routesIn<Parent extends AnyRoute, const Chosen extends Layout>(
    parent: Parent,
    chosen: Chosen,
  ): RoutesIn<Parent, Chosen>
  function routesIn(parent: AnyRoute, chosen: Layout): Record<string, AnyRoute> {
    const routes = pathNames
      .map(pageOf)
      .filter(({ layout = 'main' }) => layout === chosen)
      .map((page) => {
        const route = createRoute({
          getParentRoute: () => parent,
          path: patternOf(page.name),
          staticData: { page },
          beforeLoad: ({ location }) => guard(location.pathname, context.loadVisitor, correct),
          validateSearch: page.search,
          // Paths of the map have no component of their own: their layout route shows the map.
          component: chosen === 'map' ? undefined : componentOf(page),
        })
        return [page.name, route] as const
      })
    return Object.fromEntries(routes)
  }

  const root = createRootRouteWithContext<RouterContext>()({ component: Root })
  const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })
  const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: BareLayout })
  const survey = createRoute({ getParentRoute: () => root, id: 'survey', component: SurveyLayout })
  const pbl = createRoute({ getParentRoute: () => root, id: 'pbl', component: PblLayout })
  // One component for all paths of the map, so that it stays mounted while the reader moves between them.
  const map = createRoute({
    getParentRoute: () => main,
    id: 'mapScreen',
    component: lazyPage(withLayout(pageOf('map'))),
  })
  const nowhere = createRoute({
    getParentRoute: () => main,
    path: '$',
    component: NotFoundPage,
    staticData: { page: NOT_FOUND },
  })
  const routeTree = root.addChildren({
    main: main.addChildren({ ...routesIn(main, 'main'), map: map.addChildren(routesIn(map, 'map')), nowhere }),
    bare: bare.addChildren(routesIn(bare, 'bare')),
    survey: survey.addChildren(routesIn(survey, 'survey')),
    pbl: pbl.addChildren(routesIn(pbl, 'pbl')),
  })

  const router = createRouter({
    routeTree,
    context,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    trailingSlash: 'never',
  })
  return router
}
