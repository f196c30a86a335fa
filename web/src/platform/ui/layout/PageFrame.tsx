import type { ReactNode } from 'react'
import textClasses from '../text.module.css'
import { Row, Stack } from './Layout.tsx'
import classes from './PageFrame.module.css'

interface PageFrameProps {
  title: ReactNode
  /** An element above the title. With it, the title is shown on phones, too, since the title then says more than the toolbar. */
  above?: ReactNode
  /** The line below the title; null while it is loading: its space is reserved, so that nothing moves when it appears. */
  intro?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** The element beside the content on a wide screen, below it on a phone. */
  aside?: ReactNode
  /** True to put the aside above the content on a phone, as the main thing. */
  asideFirst?: boolean
  /** The element in the free space on the right of a very wide screen, where it stays while the page scrolls. */
  beyond?: ReactNode
  /** Limits the width to 680 pixels, for running text. */
  text?: boolean
  children: ReactNode
}

/** A page with its heading, which receives the focus after navigation. */
export const PageFrame = ({
  title,
  above,
  intro,
  actions,
  aside,
  asideFirst = false,
  beyond,
  text = false,
  children,
}: PageFrameProps) => (
  <div className={classes.page}>
    {above && <div className={classes.above}>{above}</div>}
    <Row
      as="header"
      gap="xl"
      align="baseline"
      justify="between"
      className={classes.head}
      data-shown={above ? true : undefined}
    >
      <Stack grow="wide" gap="xs">
        <h1 tabIndex={-1}>{title}</h1>
        {intro !== undefined && <p className={`${textClasses.intro} ${classes.intro}`}>{intro}</p>}
      </Stack>
      {actions && <Row>{actions}</Row>}
    </Row>
    <div className={aside ? `${classes.columns} ${classes.aside}` : classes.columns}>
      {aside && asideFirst && <aside className={classes.first}>{aside}</aside>}
      <div className={text ? classes.text : undefined}>{children}</div>
      {aside && !asideFirst && <aside>{aside}</aside>}
    </div>
    {beyond && <div className={classes.beyond}>{beyond}</div>}
  </div>
)
