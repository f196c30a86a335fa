import type { ReactNode } from 'react'
import type { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { IconArrowLeft } from '../../ui/icons.tsx'

interface BackToProps {
  to: (typeof paths)['admin' | 'announcements' | 'campaigns' | 'emailTemplates' | 'mailer' | 'people']
  children: ReactNode
}

/** The link beside the title of a page, back to the list that it belongs to. */
export const BackTo = ({ to, children }: BackToProps) => (
  <ButtonLink to={to} kind="text" icon={<IconArrowLeft size={20} aria-hidden="true" />}>
    {children}
  </ButtonLink>
)
