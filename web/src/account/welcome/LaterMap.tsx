import { lazy, Suspense, useEffect, useState } from 'react'
import { withTexts } from '../../i18n/i18n.ts'
import { BackdropMap } from '../../ui/BackdropMap.tsx'

const WelcomeMap = lazy(withTexts(async () => ({ default: (await import('./WelcomeMap.tsx')).WelcomeMap })))

/** Lays the real map over the drawn coast once the page is shown and the browser is idle. */
export function LaterMap() {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 300)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(begin, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return (
    <>
      <BackdropMap />
      {idle && (
        <Suspense>
          <WelcomeMap />
        </Suspense>
      )}
    </>
  )
}
