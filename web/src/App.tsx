import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadMe } from './session/me.ts'
import { keepLocaleOnAccount } from './session/locale.ts'
import { queryClient } from './api/queries.ts'
import { logError } from './api/log.ts'
import { publicConfigQuery } from './api/publicConfig.ts'
import { startTracing } from './api/tracing.ts'
import { anyDirty, flushDrafts } from './pwa/beforeReload.ts'
import { changeOver, registerServiceWorker } from './pwa/registration.ts'
import { createUpdate } from './pwa/update.ts'
import { UpdateNotice } from './pwa/UpdateNotice.tsx'
import { Messages } from './app/layout/Messages.tsx'
import { createAppRouter } from './app/routing/router.tsx'
import { Toaster } from './ui/overlay/Toaster.tsx'

/** Creates everything that lives as long as the page. */
export function createApp() {
  keepLocaleOnAccount()
  const router = createAppRouter({ loadVisitor: loadMe })
  const update = createUpdate({
    random: Math.random,
    anyDirty,
    reload: () => {
      flushDrafts(logError)
      void changeOver(() => window.location.reload())
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
    if (import.meta.env.PROD) void registerServiceWorker(update.available, logError)
    queryClient
      .fetchQuery(publicConfigQuery)
      .then((config) => (config.sentryDsn ? startTracing(config.sentryDsn) : undefined))
      .catch(() => undefined)
    return () => {
      window.removeEventListener('pagehide', keep)
      stop()
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
