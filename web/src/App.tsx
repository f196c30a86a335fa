import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from './platform/i18n/translation.ts'
import { loadMe } from './platform/session/me.ts'
import { keepLocaleOnAccount } from './platform/session/locale.ts'
import { queryClient } from './platform/api/queries.ts'
import { logError } from './platform/api/log.ts'
import { publicConfig } from './platform/api/publicConfig.ts'
import { startTracing } from './platform/api/tracing.ts'
import { anyDirty, flushDrafts } from './platform/pwa/beforeReload.ts'
import { activateUpdate, registerServiceWorker } from './platform/pwa/registration.ts'
import { createUpdate } from './platform/pwa/update.ts'
import { UpdateNotice } from './platform/pwa/UpdateNotice.tsx'
import { Messages } from './app/layout/Messages.tsx'
import { createAppRouter } from './app/routing/router.tsx'
import { Toaster } from './platform/ui/overlay/Toaster.tsx'
import { endToasts } from './platform/ui/overlay/toasts.ts'

/** Creates the router and the handling of app updates, which live as long as the page. */
export function createApp() {
  keepLocaleOnAccount()
  const router = createAppRouter({ loadVisitor: loadMe })
  const update = createUpdate({
    random: Math.random,
    anyDirty,
    reload: () => {
      flushDrafts(logError)
      void activateUpdate(() => window.location.reload())
    },
  })
  return { router, update }
}

/** The router with its providers, toasts and the update notice. */
export function App({ router, update }: ReturnType<typeof createApp>) {
  const { t } = useTranslation()

  useEffect(() => {
    const keep = () => flushDrafts(logError)
    window.addEventListener('pagehide', keep)
    const stop = router.subscribe('onResolved', update.navigated)
    const stopEnding = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && endToasts())
    if (import.meta.env.PROD) void registerServiceWorker(update.available, logError)
    queryClient
      .fetchQuery(publicConfig.options(undefined))
      .then((config) => (config.sentryDsn ? startTracing(config.sentryDsn, config.environment) : undefined))
      .catch(() => undefined)
    return () => {
      window.removeEventListener('pagehide', keep)
      stop()
      stopEnding()
    }
  }, [router, update])

  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Messages>
        <Toaster closeLabel={t('app.word.close')} />
        <UpdateNotice update={update} />
      </Messages>
    </QueryClientProvider>
  )
}
