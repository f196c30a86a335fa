import { type ReactNode, useEffect, useRef } from 'react'
import classes from './Messages.module.css'

/** Toasts and the update notice, above the bottom bar. Pages leave their height free, so that they never cover anything. */
export function Messages({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.height ?? 0))
    observer.observe(ref.current)
    return () => {
      observer.disconnect()
      setRoom(0)
    }
  }, [])
  return (
    <div ref={ref} className={classes.messages}>
      {children}
    </div>
  )
}

/** Sets the room in pixels. What lay at the bottom of the window stays in view. */
function setRoom(height: number): void {
  const page = document.documentElement
  const atEnd = page.scrollHeight - page.clientHeight - window.scrollY < 2
  page.style.setProperty('--ff-message-room', `${height}px`)
  if (atEnd && height > 0) window.scrollTo(0, page.scrollHeight)
}
