import { type ReactNode, useEffect, useRef } from 'react'
import classes from './Messages.module.css'
import { placeMessages } from './messagePlace.ts'

/** Shows toasts and the update notice above what is at the bottom of the window. They never cover a control permanently. */
export function Messages({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    let height = 0
    const place = () => placeMessages(height, ref.current ?? undefined)
    // The elements below the messages move with the page, and change with navigation.
    const page = new MutationObserver(place)
    const observer = new ResizeObserver(([entry]) => {
      height = entry?.contentRect.height ?? 0
      page.disconnect()
      if (height > 0)
        page.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class', 'style'] })
      place()
    })
    observer.observe(ref.current)
    window.addEventListener('resize', place)
    document.addEventListener('transitionend', place)
    return () => {
      observer.disconnect()
      page.disconnect()
      window.removeEventListener('resize', place)
      document.removeEventListener('transitionend', place)
      placeMessages(0)
    }
  }, [])
  return (
    <div ref={ref} className={classes.messages}>
      {children}
    </div>
  )
}
