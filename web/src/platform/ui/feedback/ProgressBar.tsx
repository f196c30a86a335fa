import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  /** The text that screen readers announce, with the numbers. */
  label: string
  /** The number of finished parts; undefined for a bar that only shows activity. */
  value: number | undefined
  max: number
}

/** A bar that shows the finished part of a task. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress className={classes.bar} max={max} value={value} aria-label={label} />
)
