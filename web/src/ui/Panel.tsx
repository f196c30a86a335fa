import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Panel.module.css'

interface PanelProps {
  /** Without a title the children bring their own heading, as a wizard does. */
  title?: ReactNode
  subtitle?: ReactNode
  width?: 'panel' | 'wizard' | 'funding'
  onClose?: () => void
  closeLabel?: string
  foot?: ReactNode
  children: ReactNode
}

/** Beside the map on a desk; never over what it describes. */
export const Panel = ({ title, subtitle, width = 'panel', onClose, closeLabel, foot, children }: PanelProps) => (
  <section
    className={[classes.panel, width !== 'panel' && classes[width]].filter(Boolean).join(' ')}
    aria-label={typeof title === 'string' ? title : undefined}
  >
    {title && (
      <div className={classes.head}>
        <div className={classes.title}>
          <h2>{title}</h2>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {onClose && (
          <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
            <IconX size={22} />
          </button>
        )}
      </div>
    )}
    <div className={classes.body}>{children}</div>
    {foot && <div className={classes.foot}>{foot}</div>}
  </section>
)
