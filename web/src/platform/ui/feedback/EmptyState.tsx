import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface EmptyStateProps {
  /** One question or sentence. */
  title: string
  children?: ReactNode
  /** One primary action, and at most one secondary. */
  actions?: ReactNode
  /** Choices, such as two communities. */
  rest?: ReactNode
  note?: ReactNode
  /** The background: the map, or a picture of one. */
  behind?: ReactNode
}

/** An empty state with the next action, over a map. A card on a wide screen, a sheet on a phone. */
export const EmptyState = ({ title, children, actions, rest, note, behind }: EmptyStateProps) => (
  <div className={classes.screen}>
    {behind && <div className={classes.behind}>{behind}</div>}
    <section className={classes.card}>
      <h1 tabIndex={-1}>{title}</h1>
      {children && <p className={classes.text}>{children}</p>}
      {rest && <div className={classes.rest}>{rest}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
      {note && <p className={classes.note}>{note}</p>}
    </section>
  </div>
)
