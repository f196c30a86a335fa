import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Row } from '../layout/Layout.tsx'
import classes from './NoticeStrip.module.css'

interface NoticeStripProps {
  /** `warn`: a limit, but the app still works. `bad`: only for a loss. `good`: something is done. `plain`: worth knowing. */
  kind: 'warn' | 'bad' | 'good' | 'plain'
  icon?: ReactNode
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** True for a long text: the text scrolls within a quarter of the window, and the action, an icon, stays beside it. */
  long?: boolean
}

/** A strip above the content with a message about all of the content. Announced politely when the strip appears. */
export const NoticeStrip = ({ kind, icon, title, children, action, long = false }: NoticeStripProps) => {
  const Words = long ? LongWords : ShortWords
  return (
    <Row
      role="status"
      tone={kind === 'plain' ? 'soft' : kind}
      gap="l"
      tight={long}
      align={long ? 'start' : undefined}
      className={`${classes.strip} ${classes[kind]}`}
      data-long={long || undefined}
    >
      <Row tight align="start" className={classes.message}>
        {icon && <span className={classes.icon}>{icon}</span>}
        <Words>
          {title && <strong>{title} </strong>}
          {children}
        </Words>
      </Row>
      {action}
    </Row>
  )
}

const ShortWords = ({ children }: { children: ReactNode }) => <p className={classes.words}>{children}</p>

/** The text of a strip; if it does not fit, the keyboard can scroll it, too. */
function LongWords({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari lets a keyboard reach what scrolls only so
    <p ref={ref} className={classes.words} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </p>
  )
}
