import type { ReactNode } from 'react'
import { useMe } from '../../account/data.ts'
import { NotFoundPage } from '../../shell/states/NotFoundPage.tsx'

/** A page for admins; for everybody else there is no such page. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { me } = useMe()
  return me?.admin ? children : <NotFoundPage />
}
