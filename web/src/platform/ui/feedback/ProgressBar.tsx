import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  /** Read out, with the numbers. */
  label: string
  /** Without one it says that it is busy. */
  value: number | undefined
  max: number
}

/** The share of something that is done. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress className={classes.bar} max={max} value={value} aria-label={label} />
)
