import { type ComponentType, createElement, type ReactNode, use, useEffect, useState } from 'react'
import { PagePart } from '../states/PartBoundary.tsx'
import { lazyChunk } from './chunk.ts'

/** A part of a page that is fetched when it is first rendered, or before that by `preload`. */
export type LazyPart<P extends object> = ((props: P) => ReactNode) & { preload: () => void }

/**
 * Makes a component from a lazy import, for a part of a page. Loading gives up after `CHUNK_MS`. A failure and a retry button are then
 * shown in place of the part, but nothing within a `Decoration`. A part with `loading` does not suspend, and is shown when it arrives:
 * once React has shown a fallback, React delays the suspended content by 300 ms.
 * @param loading shown until the part is loaded; without it the parent's `Suspense` decides
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, loading?: ReactNode): LazyPart<P> {
  const chunk = lazyChunk(load)

  function Suspended(props: P) {
    return createElement(chunk.loaded() ?? use(chunk.fetch()), props)
  }

  function Waited(props: P) {
    const [{ part, error }, arrive] = useState<{ part?: ComponentType<P>; error?: unknown }>({ part: chunk.loaded() })
    // The import begins with the first rendering, before the effects of the page.
    if (!part) void chunk.fetch().catch(() => undefined)
    useEffect(() => {
      let left = false
      chunk.fetch().then(
        (loaded) => left || arrive({ part: loaded }),
        (failure: unknown) => left || arrive({ error: failure }),
      )
      return () => {
        left = true
      }
    }, [])
    if (error) throw error
    return part ? createElement(part, props) : loading
  }

  const Inner = loading === undefined ? Suspended : Waited
  function Part(props: P) {
    return (
      <PagePart loading={loading} onRetry={chunk.forgive}>
        <Inner {...props} />
      </PagePart>
    )
  }
  return Object.assign(Part, { preload: () => void chunk.fetch().catch(chunk.forgive) })
}
