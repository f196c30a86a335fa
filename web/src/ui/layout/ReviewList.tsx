import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import classes from './ReviewList.module.css'

/** What was said, once more before it is sent: `ReviewEntry` after `ReviewEntry`. */
export const ReviewList = ({ children }: { children: ReactNode }) => <dl className={classes.list}>{children}</dl>

interface ReviewEntryProps {
  term: string
  children: ReactNode
  /** The way back to it; `name` says of what for those who hear the button out of place. */
  change: { label: string; name: string; onPress: () => void }
}

/** One thing that was said. A `strong` is its name, each `span` a line of its own, left out when it is empty. */
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
