import type { ReactNode } from 'react'
import { Row, Stack } from '../layout/Layout.tsx'
import textClasses from '../text.module.css'
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
    <Stack as="section" gap="xl" pad="gutter" className={classes.card}>
      <Stack gap="xs">
        <h1 tabIndex={-1}>{title}</h1>
        {children && <p className={textClasses.intro}>{children}</p>}
      </Stack>
      {rest && <div>{rest}</div>}
      {actions && <Row className={classes.actions}>{actions}</Row>}
      {note && (
        <Row as="p" tight gap="s" align="start" className={textClasses.quiet}>
          {note}
        </Row>
      )}
    </Stack>
  </div>
)
