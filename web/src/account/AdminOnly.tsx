import type { ReactNode } from 'react'
import { NotFoundPage } from '../shell/states/NotFoundPage.tsx'
import { useMe } from './data.ts'

/** A page for admins; for everybody else there is no such page. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { me } = useMe()
  return me?.admin ? children : <NotFoundPage />
}
