import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { logError } from '../api/log.ts'
import { flushDrafts } from '../pwa/beforeReload.ts'
import { PrimaryButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ChunkError } from '../shell/routing/chunk.ts'

/** A page that failed. What was typed is put aside before anything is tried again. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const chunk = error instanceof ChunkError
  useEffect(() => {
    flushDrafts(logError)
    logError(error)
  }, [error])

  return (
    <EmptyState
      title={chunk ? t('errors.chunk') : t('errors.code.general')}
      // A part that failed to arrive is not asked for again within one page by every browser; a reload always asks.
      actions={
        <PrimaryButton onClick={() => window.location.reload()}>
          {chunk ? t('app.word.tryAgain') : t('app.failed.reload')}
        </PrimaryButton>
      }
    >
      {chunk ? t('app.chunk.text') : t('app.failed.text')}
    </EmptyState>
  )
}
