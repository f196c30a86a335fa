import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './BareLayout.module.css'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { MAIN_ID, useArrival } from '../routing/useArrival.ts'
import { usePage } from '../routing/usePage.ts'
import { useLiveConnection } from '../useLiveConnection.ts'

/** The layout of a page of questions: a given header above the page, and no navigation that leads away. */
export function QuestionsLayout({ header }: { header: ReactNode }) {
  const path = useArrival()
  const wizard = usePage().frame === 'wizard'
  useLiveConnection()
  return (
    <div
      className={[classes.screen, classes.questions, wizard && classes.fixed].filter(Boolean).join(' ')}
      data-filled={wizard || undefined}
    >
      {header}
      <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
        <div className={classes.strip}>
          <ConnectionStrip page={path} map={wizard} wizard={wizard} />
        </div>
        <Outlet />
      </main>
    </div>
  )
}
