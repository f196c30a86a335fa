import type { ReactNode } from 'react'
import { IconEye } from '../ui/icons.tsx'
import classes from './SeenBy.module.css'

/** Says with an eye who sees what is typed into a field. As `seenBy` of a field it is part of its accessible description. */
export const SeenBy = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <span id={id} className={classes.line}>
    <IconEye size={18} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </span>
)
