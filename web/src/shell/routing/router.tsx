import { createRootRouteWithContext, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../i18n/i18n.ts'
import { patternOf, type PathName } from '../../paths.ts'
import { pages } from '../../routes.tsx'
import { BareLayout } from '../layout/BareLayout.tsx'
import { ErrorPage } from '../states/ErrorPage.tsx'
import { guard } from './guard.ts'
import { lazyPage } from './lazyPage.tsx'
import { withLayout } from './withLayout.tsx'
import type { PageSpec, ShownPage } from './pages.ts'
import type { Visitor } from './redirect.ts'
import { usePageTitle } from './title.ts'

interface RouterContext {
  loadVisitor: () => Promise<Visitor>
}

const MainLayout = lazyPage(withTexts(() => import('../layout/MainLayout.tsx').then((m) => m.MainLayout)))
const SurveyLayout = lazyPage(withTexts(() => import('../layout/SurveyLayout.tsx').then((m) => m.SurveyLayout)))
const PblLayout = lazyPage(withTexts(() => import('../layout/PblLayout.tsx').then((m) => m.PblLayout)))
const NotFoundPage = lazyPage(withTexts(() => import('../states/NotFoundPage.tsx').then((m) => m.NotFoundPage)))

function PageTitle({ name }: { name: PathName }) {
  const { t } = useTranslation()
  usePageTitle(t(`app.title.${name}`))
  return null
}

/** The page under its own title; it may give itself a better one. */
function componentOf(name: PathName, spec: PageSpec) {
  const Page = lazyPage(withLayout(spec))
  const shown = () => (
    <>
      <PageTitle name={name} />
      <Page />
    </>
  )
  return Object.assign(shown, { preload: Page.preload })
}

/** All routes of `paths`, each in its layout; everything else is not found. */
export function createAppRouter(context: RouterContext) {
  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet })
  const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })
  const layouts = {
    main,
    mapScreen: createRoute({ getParentRoute: () => main, id: 'mapScreen', component: lazyPage(withLayout(pages.map)) }),
    bare: createRoute({ getParentRoute: () => root, id: 'bare', component: BareLayout }),
    survey: createRoute({ getParentRoute: () => root, id: 'survey', component: SurveyLayout }),
    pbl: createRoute({ getParentRoute: () => root, id: 'pbl', component: PblLayout }),
  }
  const names = Object.keys(pages) as PathName[]
  const layoutOf = ({ layout, frame, screen }: PageSpec) =>
    screen ? (`${screen}Screen` as const) : frame === 'bare' ? 'bare' : layout
  const routesIn = (layout: keyof typeof layouts) =>
    names
      .filter((name) => layoutOf(pages[name]) === layout)
      .map((name) =>
        createRoute({
          getParentRoute: () => layouts[layout],
          path: patternOf(name),
          component: pages[name].screen ? undefined : componentOf(name, pages[name]),
          staticData: { page: { ...pages[name], name } },
          beforeLoad: ({ location }) =>
            guard(location.pathname, context.loadVisitor, (to) => void router.navigate({ to, replace: true })),
        }),
      )
  const nowhere: ShownPage = { name: 'notFound', layout: 'main', frame: 'backdrop' }
  const notFound = createRoute({
    getParentRoute: () => layouts.main,
    path: '$',
    component: NotFoundPage,
    staticData: { page: nowhere },
  })

  const router = createRouter({
    routeTree: root.addChildren([
      layouts.main.addChildren([layouts.mapScreen.addChildren(routesIn('mapScreen')), ...routesIn('main'), notFound]),
      layouts.bare.addChildren(routesIn('bare')),
      layouts.survey.addChildren(routesIn('survey')),
      layouts.pbl.addChildren(routesIn('pbl')),
    ]),
    context,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    trailingSlash: 'never',
  })
  return router
}
