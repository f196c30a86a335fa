import { use, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from './chunk.ts'

/** A page that is fetched when it is first shown; `preload` lets the router wait on the old page meanwhile. */
export type LazyPage = (() => ReactNode) & { preload: () => Promise<void> }

/** A failed fetch stays failed while the page is shown, or it would be asked for in a loop; going there again retries. */
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
    const Loaded = use(fetchPage())
    return <Loaded />
  }
  return Object.assign(Page, {
    preload: async () => {
      if (failed) loading = undefined
      failed = false
      await fetchPage()
    },
  })
}
