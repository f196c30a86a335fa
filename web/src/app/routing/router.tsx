import { createRootRouteWithContext, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../platform/i18n/i18n.ts'
import { patternOf, type PathName } from '../../platform/paths.ts'
import { pages } from '../../routes.tsx'
import * as search from '../../platform/searchParams.ts'
import { BareLayout } from '../layout/BareLayout.tsx'
import { Underway } from '../layout/Underway.tsx'
import { ErrorPage } from '../ErrorPage.tsx'
import { type Correction, guard } from './guard.ts'
import { lazyPage } from './lazyPage.tsx'
import { withLayout } from './withLayout.tsx'
import type { ShownPage } from './pages.ts'
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
  // The page in it brings the others.
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
    <Underway />
    <Outlet />
  </>
)

function PageTitle({ name }: { name: PathName }) {
  const { t } = useTranslation()
  usePageTitle(t(`app.title.${name}`))
  return null
}

/** The page with the title of its route, which it may replace. */
function componentOf(name: PathName) {
  const Page = lazyPage(withLayout(pages[name]))
  const shown = () => (
    <>
      <PageTitle name={name} />
      <Page />
    </>
  )
  return Object.assign(shown, { preload: Page.preload })
}

/** Creates the router: all routes of `paths`, each in its layout and with its search parameters. Everything else is not found. */
export function createAppRouter(context: RouterContext) {
  const correct = (correction: Correction) => void router.navigate(correction)
  /** Options of a route that has no component: its layout renders the page. */
  const address = <Name extends PathName>(name: Name) => ({
    path: patternOf(name),
    staticData: { page: { ...pages[name], name } },
    beforeLoad: ({ location }: { location: { pathname: string } }) =>
      guard(location.pathname, context.loadVisitor, correct),
  })
  const page = <Name extends PathName>(name: Name) => ({ ...address(name), component: componentOf(name) })
  const nowhere: ShownPage = { name: 'notFound', frame: 'backdrop' }

  const root = createRootRouteWithContext<RouterContext>()({ component: Root })
  const mainLayout = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })
  const bareLayout = createRoute({ getParentRoute: () => root, id: 'bare', component: BareLayout })
  const surveyLayout = createRoute({ getParentRoute: () => root, id: 'survey', component: SurveyLayout })
  const pblLayout = createRoute({ getParentRoute: () => root, id: 'pbl', component: PblLayout })
  // One component for all of its addresses: the map stays mounted while the reader moves between them.
  const mapLayout = createRoute({
    getParentRoute: () => mainLayout,
    id: 'mapScreen',
    component: lazyPage(withLayout(pages.map)),
  })

  const main = { getParentRoute: () => mainLayout }
  const map = { getParentRoute: () => mapLayout }
  const bare = { getParentRoute: () => bareLayout }
  const survey = { getParentRoute: () => surveyLayout }
  const pbl = { getParentRoute: () => pblLayout }

  // In variables, because the parameter type of `addChildren` would widen routes created in place to `AnyRoute`.
  const mapPages = [
    createRoute({ ...map, ...address('map'), validateSearch: search.mapParams }),
    createRoute({ ...map, ...address('area'), validateSearch: search.mapParams }),
  ] as const
  const mainPages = [
    createRoute({ ...main, ...page('home') }),
    createRoute({ ...main, ...page('home2') }),
    createRoute({ ...main, ...page('measureDetail'), validateSearch: search.areaParams }),
    createRoute({ ...main, ...page('community'), validateSearch: search.communityParams }),
    createRoute({ ...main, ...page('editCommunity') }),
    createRoute({ ...main, ...page('correctLand'), validateSearch: search.wizardParams }),
    createRoute({ ...main, ...page('createCommunity'), validateSearch: search.wizardParams }),
    createRoute({ ...main, ...page('landFromFile'), validateSearch: search.fromFileParams }),
    createRoute({ ...main, ...page('createThread') }),
    createRoute({ ...main, ...page('editThread') }),
    createRoute({ ...main, ...page('createMeeting') }),
    createRoute({ ...main, ...page('sendInvites') }),
    createRoute({ ...main, ...page('createPolis') }),
    createRoute({ ...main, ...page('createPoll') }),
    createRoute({ ...main, ...page('createPledge') }),
    createRoute({ ...main, ...page('addPledge') }),
    createRoute({ ...main, ...page('editPledge') }),
    createRoute({ ...main, ...page('addTreasure') }),
    createRoute({ ...main, ...page('myAreas') }),
    createRoute({ ...main, ...page('createMessage'), validateSearch: search.createMessageParams }),
    createRoute({ ...main, ...page('myCommunities') }),
    createRoute({ ...main, ...page('myOwnedCommunities') }),
    createRoute({ ...main, ...page('voedsel'), validateSearch: search.voedselParams }),
    createRoute({ ...main, ...page('splitArea') }),
    createRoute({ ...main, ...page('addArea'), validateSearch: search.areaWizardParams }),
    createRoute({ ...main, ...page('areasFromFile'), validateSearch: search.fromFileParams }),
    createRoute({ ...main, ...page('moderatorRequests'), validateSearch: search.moderationParams }),
    createRoute({ ...main, ...page('account') }),
    createRoute({ ...main, ...page('login'), validateSearch: search.loginParams }),
    createRoute({ ...main, ...page('register'), validateSearch: search.registerParams }),
    createRoute({ ...main, ...page('verifyEmail') }),
    createRoute({ ...main, ...page('info') }),
    createRoute({ ...main, ...page('terms') }),
    createRoute({ ...main, ...page('privacy') }),
    createRoute({ ...main, ...page('houseRules') }),
    createRoute({ ...main, ...page('landOwnerRegister'), validateSearch: search.wizardParams }),
    createRoute({ ...main, ...page('firstLandFromFile') }),
    createRoute({ ...main, ...page('post'), validateSearch: search.postParams }),
    createRoute({ ...main, ...page('meeting') }),
    createRoute({ ...main, ...page('polis') }),
    createRoute({ ...main, ...page('poll') }),
    createRoute({ ...main, ...page('pledge') }),
    createRoute({ ...main, ...page('message') }),
    createRoute({ ...main, ...page('outbox') }),
    createRoute({ ...main, ...page('inbox') }),
    createRoute({ ...main, ...page('mailer'), validateSearch: search.mailerParams }),
    createRoute({ ...main, ...page('people'), validateSearch: search.peopleParams }),
    createRoute({ ...main, ...page('person') }),
    createRoute({ ...main, ...page('auditLog'), validateSearch: search.auditParams }),
    createRoute({ ...main, ...page('announcements') }),
    createRoute({ ...main, ...page('editAdvert') }),
    createRoute({ ...main, ...page('editNotice') }),
    createRoute({ ...main, ...page('scoreSettings') }),
    createRoute({ ...main, ...page('emailTemplates') }),
    createRoute({ ...main, ...page('editEmailTemplate') }),
    createRoute({ ...main, ...page('campaigns') }),
    createRoute({ ...main, ...page('campaign') }),
    createRoute({ ...main, ...page('researchExport') }),
    createRoute({ ...main, ...page('chart') }),
    createRoute({ ...main, ...page('debug') }),
    createRoute({ ...main, path: '$', component: NotFoundPage, staticData: { page: nowhere } }),
  ] as const
  const barePages = [
    createRoute({ ...bare, ...page('root') }),
    createRoute({ ...bare, ...page('admin') }),
    createRoute({ ...bare, ...page('welcome') }),
    createRoute({ ...bare, ...page('welcomeInvited') }),
    createRoute({ ...bare, ...page('resetPassword') }),
  ] as const
  const surveyPages = [
    createRoute({ ...survey, ...page('surveyContinueRegister') }),
    createRoute({ ...survey, ...page('surveyContinueFunding') }),
    createRoute({ ...survey, ...page('surveyIntroduction') }),
    createRoute({ ...survey, ...page('surveySetHome') }),
    createRoute({ ...survey, ...page('surveyCreateArea'), validateSearch: search.areaWizardParams }),
    createRoute({ ...survey, ...page('funding'), validateSearch: search.fundingParams }),
  ] as const
  const pblPages = [
    createRoute({ ...pbl, ...page('pblRegister') }),
    createRoute({ ...pbl, ...page('pblIntroduction') }),
    createRoute({ ...pbl, ...page('pblSetHome') }),
    createRoute({ ...pbl, ...page('pblCreateArea'), validateSearch: search.areaWizardParams }),
  ] as const
  const routeTree = root.addChildren([
    mainLayout.addChildren([mapLayout.addChildren(mapPages), ...mainPages]),
    bareLayout.addChildren(barePages),
    surveyLayout.addChildren(surveyPages),
    pblLayout.addChildren(pblPages),
  ])

  const router = createRouter({
    routeTree,
    context,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    trailingSlash: 'never',
  })
  return router
}
