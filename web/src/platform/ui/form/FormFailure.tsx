import { IconInfoCircle } from '../icons.tsx'
import classes from './FormFailure.module.css'

/** The reason why sending failed, over the submit button; announced at once. */
export const FormFailure = ({ children }: { children: string | null }) =>
  children && (
    <p role="alert" className={classes.failure}>
      <IconInfoCircle size={22} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
