import { Link, Outlet } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import classes from './BareLayout.module.css'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Themed } from './Themed.tsx'
import { MAIN_ID, useArrival } from './useArrival.ts'
import { useLive } from './useLive.ts'

/** The survey: the name, the language, and nothing that leads away from the questions. */
export function SurveyLayout() {
  useArrival()
  useLive()
  return (
    <Themed>
      <div className={classes.screen}>
        <header className={classes.head}>
          <Link to={paths.root} style={{ textDecoration: 'none' }}>
            <Wordmark />
          </Link>
          <LanguageSwitch short />
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
