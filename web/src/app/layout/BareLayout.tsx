import { Outlet } from '@tanstack/react-router'
import classes from './BareLayout.module.css'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { MAIN_ID, useArrival } from '../routing/useArrival.ts'

/** The layout without a toolbar. */
export function BareLayout() {
  const path = useArrival()
  return (
    <main id={MAIN_ID} className={`${classes.screen} ${classes.main}`} tabIndex={-1}>
      <div className={classes.strip}>
        <ConnectionStrip page={path} />
      </div>
      <Outlet />
    </main>
  )
}
