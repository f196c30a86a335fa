import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { PagePart } from '../states/PartBoundary.tsx'
import { loadChunk } from './chunk.ts'

/**
 * Makes a component of a lazy import, for a part of a page. It gives up after `CHUNK_MS`; a failure is said in its place with
 * another try, or within a `Decoration` not at all.
 * @param loading shown until it is there; without it the parent's `Suspense` decides
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loading?: ReactNode,
): ComponentType<P> {
  let part: Promise<ComponentType<P>> | undefined
  const forget = () => (part = undefined)
  function Inner(props: P) {
    part ??= loadChunk(load)
    return createElement(use(part), props)
  }
  return function Part(props: P) {
    return (
      <PagePart loading={loading} onRetry={forget}>
        <Inner {...props} />
      </PagePart>
    )
  }
}
