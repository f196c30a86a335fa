import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/literata/wght.css'
import './ui/layout/base.css'
import './ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { App, createApp } from './App.tsx'
import { logError } from './api/log.ts'
import { startI18n } from './i18n/i18n.ts'
import { boot } from './app/boot.ts'
import { showBootFailure } from './app/bootFailure.ts'
import { watchColourScheme } from './shell/layout/colourScheme.ts'
import { watchNetwork } from './shell/states/status.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

void boot({
  start: async () => {
    await startI18n()
    watchColourScheme()
    watchNetwork()
    createRoot(root).render(<App {...createApp()} />)
    if (import.meta.env.DEV) void import('./api/devtools.tsx').then(({ showDevtools }) => showDevtools())
  },
  log: logError,
  go: (path) => window.location.replace(path),
  fail: () => showBootFailure(root),
})
