import type { ReactNode, Ref } from 'react'
import classes from './MapFrame.module.css'
import { Panel } from './Panel.tsx'
import { usePhone } from './usePhone.ts'

interface WizardScreenProps {
  map: ReactNode
  /** A `WizardFrame`. */
  children: ReactNode
  width?: 'wizard' | 'funding'
  /** While the user draws on the map of a phone: what is shown above and below it instead of the sheet. */
  tools?: { head: ReactNode; bar: ReactNode }
  ref?: Ref<HTMLDivElement>
}

/** A wizard beside its map: a panel on a wide screen, a sheet over all but a strip of map on a phone. The map stays mounted. */
export function WizardScreen({ map, children, width = 'wizard', tools, ref }: WizardScreenProps) {
  const phone = usePhone()
  const bare = phone ? tools : undefined
  const sheet = phone ? (
    <section className={classes.phone}>{children}</section>
  ) : (
    <Panel width={width}>{children}</Panel>
  )
  return (
    <div ref={ref} className={bare ? `${classes.frame} ${classes.stacked}` : classes.frame}>
      {bare ? bare.head : sheet}
      <div className={classes.map}>{map}</div>
      {bare?.bar}
    </div>
  )
}
