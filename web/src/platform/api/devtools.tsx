import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { createRoot } from 'react-dom/client'
import { queryClient } from './queries.ts'

/** Shows the cached queries, with their times and observers. For development alone: the product is built without this file. */
export function showDevtools(): void {
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(<ReactQueryDevtools client={queryClient} buttonPosition="bottom-right" />)
}
