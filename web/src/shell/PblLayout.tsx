import { Outlet } from '@tanstack/react-router'
import type { PathName } from '../paths.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import classes from './BareLayout.module.css'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Themed } from './Themed.tsx'
import { MAIN_ID, useArrival } from './useArrival.ts'
import { useLive } from './useLive.ts'
import { usePage } from './usePage.ts'

const STEPS: readonly PathName[] = ['pblRegister', 'pblIntroduction', 'pblSetHome', 'pblCreateArea']

/** The short survey: bare, with how far one is on top. The name is no link here: there is one way, forward. */
export function PblLayout() {
  const { name } = usePage()
  const step = STEPS.findIndex((each) => each === name)
  useArrival()
  useLive()
  return (
    <Themed>
      <div className={classes.screen}>
        <header>
          <div className={classes.head}>
            <Wordmark />
            <LanguageSwitch short />
          </div>
          <div className={classes.progress} aria-hidden="true">
            {STEPS.map((each, index) => (
              <span key={each} className={index <= step ? `${classes.segment} ${classes.done}` : classes.segment} />
            ))}
          </div>
        </header>
        <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
          <div className={classes.strip}>
            <ConnectionStrip />
          </div>
          <Outlet />
        </main>
      </div>
    </Themed>
  )
}
