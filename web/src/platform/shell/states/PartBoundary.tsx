import { Component, createContext, type ReactNode, Suspense, use } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { failureText } from '../../i18n/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { ChunkError } from '../routing/chunk.ts'

interface BoundaryProps {
  /** Shown in place of a part that throws. */
  failed: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { error: unknown; tries: number }> {
  override state = { error: undefined as unknown, tries: 0 }
  static getDerivedStateFromError = (error: unknown) => ({ error })

  retry = () => {
    // Some browsers never repeat a failed import within one page: the second press reloads the page.
    if (this.state.tries > 0) window.location.reload()
    else this.setState({ error: undefined, tries: 1 })
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.failed(error, this.retry)
  }
}

const Decorative = createContext(false)

/** A part that a page can do without, such as a map in the background: a failure shows nothing, and the page does not wait for the part. */
export const Decoration = ({ children }: { children: ReactNode }) => (
  <Decorative value>
    <Boundary failed={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  </Decorative>
)

interface PartProps {
  /** Shown while the part is loading; without it the parent's `Suspense` decides. */
  loading?: ReactNode
  /** Called before another try, to forget a failed import. */
  onRetry?: () => void
  children: ReactNode
}

/** A part of a page that is loaded later: its failure is shown in its place, with a retry button, and the rest of the page stays. */
export function PagePart({ loading, onRetry, children }: PartProps) {
  const decorative = use(Decorative)
  const part = loading === undefined ? children : <Suspense fallback={loading}>{children}</Suspense>
  if (decorative) return part
  return (
    <Boundary
      failed={(error, retry) => (
        <PartFailure
          error={error}
          onRetry={() => {
            onRetry?.()
            retry()
          }}
        />
      )}
    >
      {part}
    </Boundary>
  )
}

function PartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <NoticeStrip kind="warn" action={<Button onClick={onRetry}>{t('app.word.tryAgain')}</Button>}>
      {error instanceof ChunkError ? t('errors.chunk') : failureText(t, error)}
    </NoticeStrip>
  )
}
