import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './SeenBy.module.css'

/** Says who sees what is typed into a field of a meeting, with an eye. */
export const SeenBy = ({ children }: { children: ReactNode }) => (
  <span className={classes.line}>
    <IconEye size={18} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </span>
)
