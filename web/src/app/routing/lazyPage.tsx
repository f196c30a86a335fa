import { createElement, use, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from '../../platform/shell/routing/chunk.ts'

/** A page that is fetched when it is first rendered. The router calls `preload` to keep the old page until then. */
export type LazyPage = (() => ReactNode) & { preload: () => Promise<void> }

/**
 * Makes a page of a lazy import. Unlike `lazyRouteComponent` it never reloads the window by itself, gives up after `CHUNK_MS`
 * and fails with a `ChunkError`. A failed fetch stays failed while the page is shown, or React would repeat it in a loop;
 * `preload`, which the router calls on the next visit, retries.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined
  let failed = false
  const fetchPage = () => {
    loading ??= loadChunk(load).catch((error: unknown) => {
      failed = true
      throw error
    })
    return loading
  }
  function Page() {
    return createElement(use(fetchPage()))
  }
  return Object.assign(Page, {
    preload: async () => {
      if (failed) loading = undefined
      failed = false
      await fetchPage()
    },
  })
}
