import type { ReactNode } from 'react'
import classes from './NoticeStrip.module.css'

interface NoticeStripProps {
  /** `warn`: it still works. `bad`: only for loss. `good`: done. Else: worth knowing. */
  kind: 'warn' | 'bad' | 'good' | 'plain'
  icon?: ReactNode
  title?: string
  children?: ReactNode
  action?: ReactNode
}

/** A strip above the content with a message about the whole of it. Announced politely when it appears. */
export const NoticeStrip = ({ kind, icon, title, children, action }: NoticeStripProps) => (
  <div role="status" className={`${classes.strip} ${classes[kind]}`}>
    {icon && <span className={classes.icon}>{icon}</span>}
    <p className={classes.words}>
      {title && <span className={classes.title}>{title} </span>}
      {children}
    </p>
    {action}
  </div>
)
