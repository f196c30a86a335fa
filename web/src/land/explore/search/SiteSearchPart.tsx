import { withTexts } from '../../../platform/i18n/i18n.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { Decoration } from '../../../platform/shell/states/PartBoundary.tsx'
import classes from './SiteSearchPart.module.css'

const SiteSearch = lazyPart(
  withTexts(
    () => import('./SiteSearch.tsx').then((m) => m.SiteSearch),
    () => 'map',
  ),
  null,
)

/** The search in the toolbar of every page. It loads after the page, and the page works without it. */
export const SiteSearchPart = ({ look }: { look: 'bar' | 'icon' }) => (
  <Decoration>
    <div className={classes[look]}>
      <SiteSearch look={look} />
    </div>
  </Decoration>
)
