import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Screen } from '../../platform/shell/routing/screen.ts'

interface ExistingProps extends Pick<Screen, 'exists'> {
  notFound: ReactNode
  children: ReactNode
}

/** Shows a page where there is one at these parameters, before anybody is asked to sign in for it. */
export function Existing({ exists, notFound, children }: ExistingProps) {
  const params = useParams({ strict: false })
  return exists && !exists(params) ? notFound : children
}
