import { useEffect, useSyncExternalStore } from 'react'

const NAME = 'Fieldfare'
let title = NAME
let unread = 0
const listeners = new Set<() => void>()

function show() {
  const words = title === NAME ? NAME : `${title} · ${NAME}`
  document.title = unread > 0 ? `(${unread}) ${words}` : words
  for (const listener of listeners) listener()
}

/** Names the page, in the browser's tab and in the phone's bar. A page whose title is its content's sets it again. */
export function usePageTitle(words: string): void {
  useEffect(() => {
    title = words
    show()
  }, [words])
}

/** The number before the title: what has not been read. */
export function setUnread(count: number): void {
  unread = count
  show()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useShownTitle = (): string => useSyncExternalStore(subscribe, () => title)
