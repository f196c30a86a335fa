import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { LeavingStrip } from '../../people/account/LeavingStrip.tsx'
import { VerifyStrip } from '../../people/account/VerifyStrip.tsx'
import { SiteNotice } from '../../content/announcement/SiteNotice.tsx'
import { useDesk, usePhone } from '../../platform/ui/layout/usePhone.ts'
import { AppBar } from './AppBar.tsx'
import { hasBar } from './hasBar.ts'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { Drawer } from './Drawer.tsx'
import { LayerNav } from './LayerNav.tsx'
import bareClasses from './BareLayout.module.css'
import classes from './MainLayout.module.css'
import { BottomBar, Rail } from './Rail.tsx'
import { UnsentStrip } from './UnsentStrip.tsx'
import { RedirectedStrip } from './RedirectedStrip.tsx'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import { Decoration } from '../../platform/shell/states/PartBoundary.tsx'
import { useMe } from '../../platform/session/me.ts'
import { useLiveConnection } from '../useLiveConnection.ts'
import { usePage } from '../routing/usePage.ts'
import { MAIN_ID, useArrival } from '../routing/useArrival.ts'

const IntentTeller = lazyPart(async () => (await import('../../content/intent/IntentTeller.tsx')).IntentTeller, <></>)

/** The main layout: toolbar, navigation and page, depending on the page's frame and the screen's width. */
export function MainLayout() {
  const { t } = useTranslation()
  const page = usePage()
  const { frame, name, detail } = page
  const phone = usePhone()
  const desk = useDesk()
  const path = useArrival()
  // The navigation layer belongs to the page on which it was opened: going to another page closes it.
  const [layerOn, setLayerOn] = useState<string>()
  const { me } = useMe()
  useLiveConnection()

  const map = frame === 'map' || frame === 'wizard'
  const ways = frame === 'page' || map
  const bar = hasBar(page, phone)
  const bottom = phone && ways && frame !== 'wizard'
  const openLayer = () => setLayerOn(path)
  const classNames = [bareClasses.screen, map && bareClasses.fixed, bottom ? classes.withBottom : classes.withoutBottom]

  return (
    <div
      className={classNames.filter(Boolean).join(' ')}
      data-filled={map || undefined}
      data-titled={(phone && frame === 'page' && !detail && !name.startsWith('home')) || undefined}
    >
      <a className={classes.skip} href={`#${MAIN_ID}`}>
        {t('app.nav.skip')}
      </a>
      {bar && <AppBar onMenu={openLayer} />}
      <div className={classes.body}>
        {ways && desk && !map && (
          <nav className={classes.drawer} aria-label={t('app.nav.label')}>
            <Drawer />
          </nav>
        )}
        {ways && !phone && (map || !desk) && <Rail onOther={openLayer} />}
        <main id={MAIN_ID} className={bareClasses.main} tabIndex={-1}>
          <div className={map ? classes.aboveMap : `${bareClasses.strip} ${classes.strip}`}>
            <ConnectionStrip page={path} map={map} wizard={frame === 'wizard' && page.ownHead} />
            {frame !== 'wizard' && frame !== 'bare' && <SiteNotice />}
            {!map && <UnsentStrip page={path} />}
            {!map && <RedirectedStrip />}
            {!map && <LeavingStrip />}
            {!map && <VerifyStrip />}
          </div>
          <Outlet />
        </main>
      </div>
      {bottom && <BottomBar onMore={openLayer} />}
      {me && (
        <Decoration>
          <IntentTeller />
        </Decoration>
      )}
      <LayerNav open={layerOn === path} onClose={() => setLayerOn(undefined)} />
    </div>
  )
}
