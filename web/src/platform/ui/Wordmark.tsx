import { Mark } from './Mark.tsx'
import classes from './Wordmark.module.css'

/** The logo with the name beside it. The name is not translated. */
export const Wordmark = ({ large = false }: { large?: boolean }) => (
  <span className={large ? `${classes.wordmark} ${classes.large}` : classes.wordmark}>
    <Mark size={large ? 42 : 32} />
    Fieldfare
  </span>
)
