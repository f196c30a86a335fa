import type { ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import { IconX } from '../icons.tsx'
import textClasses from '../text.module.css'
import { Box, Row } from './Layout.tsx'
import classes from './Panel.module.css'

interface PanelProps {
  /** The title; undefined if the children have their own heading, as in a wizard. */
  title?: ReactNode
  subtitle?: ReactNode
  width?: 'panel' | 'wizard' | 'funding'
  /** A button beside the title. */
  tool?: ReactNode
  close?: { label: string; onPress: () => void }
  foot?: ReactNode
  children: ReactNode
}

/** A panel beside the map on a wide screen, never over what it describes. */
export const Panel = ({ title, subtitle, width = 'panel', tool, close, foot, children }: PanelProps) => (
  <section
    className={[classes.panel, width !== 'panel' && classes[width]].filter(Boolean).join(' ')}
    aria-label={typeof title === 'string' ? title : undefined}
  >
    {title && (
      <Row tight gap="s" pad="l">
        <Box grow>
          <h2>{title}</h2>
          {subtitle && <p className={textClasses.quiet}>{subtitle}</p>}
        </Box>
        {tool}
        {close && (
          <IconButton label={close.label} onClick={close.onPress}>
            <IconX size={22} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
    )}
    <div className={classes.body}>{children}</div>
    {foot && <div className={classes.foot}>{foot}</div>}
  </section>
)
