import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Screen } from '../../platform/shell/routing/screen.ts'

interface ExistingProps extends Pick<Screen, 'exists'> {
  notFound: ReactNode
  children: ReactNode
}

/** Shows a page if one exists for the parameters of the path, else `notFound`, before a guest is asked to sign in. */
export function Existing({ exists, notFound, children }: ExistingProps) {
  const params = useParams({ strict: false })
  return exists && !exists(params) ? notFound : children
}
