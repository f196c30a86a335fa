import type { ReactNode } from 'react'
import { IconEye } from '../ui/icons.tsx'
import { Row } from '../ui/layout/Layout.tsx'
import textClasses from '../ui/text.module.css'

/** Says, beside an eye icon, who sees what is typed into a field. Passed as `seenBy`, it is part of the field's accessible description. */
export const SeenBy = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <Row as="span" tight gap="xs" align="start" id={id} className={textClasses.quiet}>
    <IconEye size={18} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </Row>
)
