import { IconInfoCircle } from '../icons.tsx'
import { Row } from '../layout/Layout.tsx'
import classes from './Field.module.css'

/** The reason why sending failed, over the submit button; announced at once. */
export const FormFailure = ({ children }: { children: string | null }) =>
  children && (
    <Row as="p" role="alert" tight align="start" gap="s" tone="bad" note className={classes.failure}>
      <IconInfoCircle size={22} aria-hidden="true" />
      <span>{children}</span>
    </Row>
  )
