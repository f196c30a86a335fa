import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { look } from '../api/connection.ts'
import { logError } from '../api/log.ts'
import { flushDrafts } from '../pwa/beforeReload.ts'
import { PrimaryButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ChunkError } from '../shell/routing/chunk.ts'
import { useStatus } from '../shell/states/status.ts'

/** Shown when a page throws. Saves unsaved forms before the user retries. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { connection } = useStatus()
  const chunk = error instanceof ChunkError
  useEffect(() => {
    flushDrafts(logError)
    logError(error)
    if (error instanceof ChunkError) void look()
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
