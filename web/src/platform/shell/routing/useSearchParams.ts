import { useSearch } from '@tanstack/react-router'

/** The search parameters of this page. They do not change while the next page is loading. */
export const useSearchParams = (): Record<string, unknown> => useSearch({ strict: false })

/** A search parameter that is text; undefined otherwise. */
export const stringParam = (params: Record<string, unknown>, name: string): string | undefined => {
  const value = params[name]
  return typeof value === 'string' ? value : undefined
}
