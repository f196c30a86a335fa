import { createElement, use, type ComponentType, type ReactNode } from 'react'
import { lazyChunk } from '../../platform/shell/routing/chunk.ts'

/** A page that is fetched when it is first rendered. The router calls `preload` to keep the old page until then. */
export type LazyPage = (() => ReactNode) & { preload: () => Promise<void> }

/**
 * Makes a page of a lazy import. Unlike `lazyRouteComponent` it never reloads the window by itself, gives up after `CHUNK_MS`
 * and fails with a `ChunkError`. A failed fetch stays failed while the page is shown, or React would repeat it in a loop;
 * `preload`, which the router calls on the next visit, retries. A loaded page is rendered without its promise: the first
 * render of the router is synchronous, would suspend even for a resolved one, and React then holds a page back for 300 ms.
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
