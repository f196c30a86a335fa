import { type ReactNode, type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Panel } from './Panel.tsx'
import { useLyingPhone, usePhone } from './usePhone.ts'
import { useStrip } from './useStrip.ts'
import frameClasses from './MapFrame.module.css'
import classes from './WizardScreen.module.css'

interface Tools {
  head: ReactNode
  bar: ReactNode
  /** Called with the height in pixels of the bar over the map's lower edge; 0 without a bar. */
  onCover?: (pixels: number) => void
}

interface WizardScreenProps {
  map: ReactNode
  /** A `WizardFrame`. */
  children: ReactNode
  width?: 'wizard' | 'funding'
  /** On a wide screen, a panel in place of the panel with the children. */
  panel?: ReactNode
  /** The elements over the map's edges instead of the sheet, on a phone while drawing; in landscape the bar is beside the map. */
  tools?: Tools | undefined
  /** Leaves a strip of the map above the questions on a phone, and none while something is typed. */
  strip?: boolean
  /** Rendered always, even if `panel` or `tools` takes the place of the children. */
  always?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A wizard beside its map: in a panel on a wide screen, in a sheet under a strip of map on a phone. The map stays mounted. */
export function WizardScreen({ map, children, width = 'wizard', panel, tools, strip, always, ref }: WizardScreenProps) {
  const phone = usePhone()
  const lying = useLyingPhone()
  const bare = phone || lying ? tools : undefined
  const { strip: state, ...focus } = useStrip()
  const sheet = phone ? (
    <section className={classes.sheet} {...focus}>
      {children}
    </section>
  ) : (
    (panel ?? <Panel width={width}>{children}</Panel>)
  )
  const bar = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent((pixels: number) => tools?.onCover?.(pixels))
  const covers = bare !== undefined && phone
  useLayoutEffect(() => {
    const element = covers ? bar.current : null
    tell(element?.offsetHeight ?? 0)
    if (!element) return
    const observer = new ResizeObserver(() => tell(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [covers])
  return (
    <div
      ref={ref}
      data-drawing={bare ? true : undefined}
      className={[
        frameClasses.frame,
        classes.frame,
        strip && classes.strip,
        strip && classes[state],
        bare && classes.bare,
        bare && lying && classes.lying,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {bare ? bare.head : sheet}
      {bare && (
        <div ref={bar} className={classes.bar} data-bottom-tools>
          {bare.bar}
        </div>
      )}
      <div className={`${frameClasses.map} ${classes.map}`} data-map-room={phone ? undefined : true}>
        {map}
      </div>
      {always}
    </div>
  )
}
