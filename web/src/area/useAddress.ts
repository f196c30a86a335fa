import { useSearch } from '@tanstack/react-router'

/** The words in this page's own address. They stay while another page is on its way: that one's are not ours. */
export function useAddress(): Record<string, unknown> {
  return useSearch({ strict: false }) as Record<string, unknown>
}

/** A word of an address, if it is one. */
export const wordIn = (address: Record<string, unknown>, name: string): string | undefined => {
  const value = address[name]
  return typeof value === 'string' ? value : undefined
}
