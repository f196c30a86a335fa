import type { ReactNode } from 'react'
import classes from './NoticeStrip.module.css'

interface NoticeStripProps {
  /** Amber: it still works. Red only for loss. Green: done. Plain: worth knowing. */
  kind: 'warn' | 'bad' | 'good' | 'plain'
  icon?: ReactNode
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Over a map it casts a shadow. */
  floating?: boolean
}

/** A strip over the content that says something about the whole of it. Announced politely when it appears. */
export const NoticeStrip = ({ kind, icon, title, children, action, floating = false }: NoticeStripProps) => (
  <div role="status" className={[classes.strip, classes[kind], floating && classes.floating].filter(Boolean).join(' ')}>
    {icon && <span className={classes.icon}>{icon}</span>}
    <p className={classes.words}>
      {title && <span className={classes.title}>{title} </span>}
      {children}
    </p>
    {action}
  </div>
)
