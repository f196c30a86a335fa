import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface EmptyStateProps {
  /** One question or sentence. */
  title: string
  children?: ReactNode
  /** One primary action, and at most one way out. */
  actions?: ReactNode
  /** Something to choose from, such as two communities. */
  rest?: ReactNode
  note?: ReactNode
  /** The map, or a picture of one. */
  behind?: ReactNode
}

/** Nothing here yet: says what to do next, with the map behind. A card on a desk, a sheet on a phone. */
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
