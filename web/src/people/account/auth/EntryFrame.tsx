import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { LanguageSwitch } from '../../../platform/shell/layout/LanguageSwitch.tsx'
import { Wordmark } from '../../../platform/ui/Wordmark.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './EntryFrame.module.css'

interface EntryFrameProps {
  /** A map, or a picture of a map, shown behind the card. */
  behind: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** The frame of the invitation and reset pages, without a toolbar: a card over the map on a wide screen, a sheet below the map on a phone. */
export function EntryFrame({ behind, children, foot }: EntryFrameProps) {
  return (
    <div className={classes.screen}>
      <div className={classes.card}>
        <div className={classes.head}>
          <Link to={paths.root} className={classes.home}>
            <Wordmark large />
          </Link>
          <div className={classes.language}>
            <LanguageSwitch />
          </div>
        </div>
        <div className={classes.body}>{children}</div>
        {foot && (
          <Stack ruled gap="l" className={classes.foot}>
            {foot}
          </Stack>
        )}
      </div>
      <div className={classes.behind}>{behind}</div>
    </div>
  )
}
