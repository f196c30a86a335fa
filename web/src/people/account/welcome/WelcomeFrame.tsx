import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { LanguageSwitch } from '../../../platform/shell/layout/LanguageSwitch.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { Wordmark } from '../../../platform/ui/Wordmark.tsx'
import classes from './WelcomeFrame.module.css'

interface WelcomeFrameProps {
  map: ReactNode
  /** The photo of the place and its maker's sentence: above the text on a phone, on the map on a wide screen. */
  told: ReactNode
  children: ReactNode
  foot: ReactNode
}

/** The frame of the welcome page: the map with a sheet below it, or beside it on a wide screen. */
export function WelcomeFrame({ map, told, children, foot }: WelcomeFrameProps) {
  const phone = usePhone()
  return (
    <div className={classes.screen}>
      <div className={classes.map}>{map}</div>
      <div className={classes.head}>
        <Link to={paths.root} className={classes.home}>
          <Wordmark large={!phone} />
        </Link>
        <span className={classes.language}>
          <LanguageSwitch short />
        </span>
      </div>
      <div className={classes.sheet}>
        {told && <div className={classes.told}>{told}</div>}
        <Stack gap="l" className={classes.words}>
          {children}
        </Stack>
        <Stack gap="none" className={classes.foot}>
          {foot}
        </Stack>
      </div>
    </div>
  )
}
