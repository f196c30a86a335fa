import '@fontsource-variable/figtree/wght.css'
import '@fontsource/literata/400.css'
import '@fontsource/literata/500.css'
import '@fontsource/literata/600.css'
import './platform/ui/layout/base.css'
import './platform/ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { App, createApp } from './App.tsx'
import { watchConnection } from './platform/api/connection.ts'
import { logError } from './platform/api/log.ts'
import { startI18n } from './platform/i18n/i18n.ts'
import { boot } from './app/boot.ts'
import { firstFonts } from './app/firstFonts.ts'
import { replaceStaticText } from './app/staticText.ts'
import { watchColourScheme } from './platform/shell/layout/colourScheme.ts'
import { screens } from './pages.ts'

declare global {
  interface Window {
    /** Shows that the app did not start. Defined in `/startFailure.js`, so that it works even if the app's code does not load. */
    showStartFailure?: () => void
  }
}

// A map embedded in another site's page shares code with this file and runs it too, but that page has no element `app`.
const root = document.getElementById('app')
if (root) begin(root)

function begin(app: HTMLElement): void {
  replaceStaticText(app, document.getElementById('words'))

  // Loads the code of the first page and of the map together with the texts instead of after them. A failure is shown by the route.
  if (/^\/(welcome(\/|$)|$)/.test(window.location.pathname)) void screens.welcome.load().catch(() => undefined)
  if (/^\/(map|area)(\/|$)/.test(window.location.pathname))
    void Promise.all([screens.map.load(), import('./map/view/MapCanvas.tsx')]).catch(() => undefined)

  void boot({
    start: async () => {
      await Promise.all([startI18n(), firstFonts()])
      watchColourScheme()
      watchConnection()
      const created = createApp()
      createRoot(app, { onCaughtError: logError }).render(<App {...created} />)
      if ('Capacitor' in window)
        void import('./app/phoneShell.ts').then(({ joinShell }) => joinShell(created.router), logError)
      if (import.meta.env.DEV) void import('./platform/api/devtools.tsx').then(({ showDevtools }) => showDevtools())
    },
    log: logError,
    go: (path) => window.location.replace(path),
    fail: () => window.showStartFailure?.(),
  })
}
