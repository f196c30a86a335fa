import { createElement, use, type ComponentType, type ReactNode } from 'react'
import { lazyChunk } from '../../platform/shell/routing/chunk.ts'

/** A page whose code is fetched when it is first rendered. The router awaits `preload`, and shows the old page until then. */
export type LazyPage = (() => ReactNode) & { preload: () => Promise<void> }

/**
 * Makes a page from a lazy import. Unlike `lazyRouteComponent`, it never reloads the window, gives up after `CHUNK_MS`
 * and fails with a `ChunkError`. A failed fetch stays failed while the page is shown, or React would repeat it in a loop;
 * `preload`, which the router calls on the next visit, retries. A loaded page is rendered without its promise: the first
 * render of the router is synchronous, would suspend even for a resolved promise, and React then delays the page by 300 ms.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const chunk = lazyChunk(load)
  function Page() {
    return createElement(chunk.loaded() ?? use(chunk.fetch()))
  }
  return Object.assign(Page, {
    preload: async () => {
      chunk.forgive()
      await chunk.fetch()
    },
  })
}
