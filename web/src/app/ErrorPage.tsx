import { useEffect } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { look } from '../platform/api/connection.ts'
import { logError } from '../platform/api/log.ts'
import { flushDrafts } from '../platform/pwa/beforeReload.ts'
import { PrimaryButton } from '../platform/ui/Button.tsx'
import { EmptyState } from '../platform/ui/feedback/EmptyState.tsx'
import { ChunkError } from '../platform/shell/routing/chunk.ts'
import { useStatus } from '../platform/shell/states/status.ts'

declare global {
  interface Window {
    /** Reloads the page if a service worker serves it, at most once a minute (in `/startFailure.js`). @returns false if it does not reload */
    reloadOnce?: () => boolean
  }
}

/** Shown in place of a page that throws. Saves unsaved forms, since a reload follows. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { connection } = useStatus()
  const chunk = error instanceof ChunkError
  useEffect(() => {
    flushDrafts(logError)
    logError(error)
    if (error instanceof ChunkError && !window.reloadOnce?.()) void look()
  }, [error])

  return (
    <EmptyState
      title={chunk ? t('errors.chunk') : t('errors.code.general')}
      // Some browsers never retry a failed import within one page; a reload always does.
      actions={
        <PrimaryButton onClick={() => window.location.reload()}>
          {chunk ? t('app.word.tryAgain') : t('app.failed.reload')}
        </PrimaryButton>
      }
    >
      {!chunk ? t('app.failed.text') : connection === 'intercepted' ? t('errors.intercepted') : t('app.chunk.text')}
    </EmptyState>
  )
}
