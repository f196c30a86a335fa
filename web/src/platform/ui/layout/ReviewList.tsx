import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import classes from './ReviewList.module.css'

/** The list of answers to review before sending; its children are `ReviewEntry`. */
export const ReviewList = ({ children }: { children: ReactNode }) => <dl className={classes.list}>{children}</dl>

interface ReviewEntryProps {
  term: string
  children: ReactNode
  /** The button that leads back to the question; `name` completes its label for screen readers. */
  change: { label: string; name: string; onPress: () => void }
}

/** One answer. Its `strong` is the name, each `span` is one line, hidden when empty. */
export const ReviewEntry = ({ term, children, change }: ReviewEntryProps) => (
  <div>
    <dt>{term}</dt>
    <dd className={classes.said}>{children}</dd>
    <dd className={classes.change}>
      <Button kind="text" aria-label={change.name} onClick={change.onPress}>
        {change.label}
      </Button>
    </dd>
  </div>
)
