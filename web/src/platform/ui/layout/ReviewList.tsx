import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import textClasses from '../text.module.css'
import { Stack } from './Layout.tsx'
import classes from './ReviewList.module.css'

/** The list of answers to review before sending; its children are `ReviewEntry`. */
export const ReviewList = ({ children }: { children: ReactNode }) => (
  <Stack as="dl" lined>
    {children}
  </Stack>
)

interface ReviewEntryProps {
  term: string
  children: ReactNode
  /** The button that leads back to the question; `name` completes its label for screen readers. */
  change: { label: string; name: string; onPress: () => void }
}

/** One answer. Of its children, a `strong` is the name, and each `span` is one line, hidden when empty. */
export const ReviewEntry = ({ term, children, change }: ReviewEntryProps) => (
  <div className={classes.entry}>
    <dt className={textClasses.quiet}>{term}</dt>
    <dd className={classes.said}>{children}</dd>
    <dd className={classes.change}>
      <Button kind="text" aria-label={change.name} onClick={change.onPress}>
        {change.label}
      </Button>
    </dd>
  </div>
)
