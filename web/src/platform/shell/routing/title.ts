import { SITE_NAME, siteTitle } from '@fieldfare/shared/siteName.ts'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

const title = createAtom(SITE_NAME)
let unread = 0

function show() {
  const text = siteTitle(title.get())
  document.title = unread > 0 ? `(${unread}) ${text}` : text
}

/** Sets the title in the browser's tab and in the phone's bar. A page calls it again once its content has a title. */
export function usePageTitle(words: string): void {
  useEffect(() => {
    title.set(words)
    show()
  }, [words])
}

/** Puts the number of unread notices and messages in front of the title. */
export function setUnread(count: number): void {
  unread = count
  show()
}

export const useShownTitle = (): string => useSelector(title)
