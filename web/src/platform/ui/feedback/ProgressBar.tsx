import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  /** Read out, with the numbers. */
  label: string
  value: number
  max: number
}

/** How much of something is done. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress className={classes.bar} max={max} value={value} aria-label={label} />
)
