import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button, type ButtonKind } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { IconDots } from '../icons.tsx'
import { layoutClass } from '../layout/layoutClass.ts'
import classes from './MenuButton.module.css'

interface MenuButtonProps {
  /** The text of the button, or its accessible name if it shows three dots. */
  label: string
  kind?: ButtonKind
  icon?: ReactNode
  /** True for a button with three dots. */
  dots?: boolean
  /** Links and buttons, one below the other; a press on one closes the menu. */
  children: ReactNode
}

/** A button that opens a short list of actions below it. Escape, a press elsewhere and leaving the list by keyboard close the list. */
export function MenuButton({ label, kind = 'soft', icon, dots = false, children }: MenuButtonProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const turn = () => setOpen(!open)
  const trigger = () => whole.current?.querySelector('button')
  const listen = useEffectEvent((event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element) || target.closest('dialog')) return
    const isInside = whole.current?.contains(target)
    if (type === 'click') {
      if (isInside && isChoice(target)) setOpen(false)
    } else if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpen(false)
      trigger()?.focus()
    } else if (!isInside) setOpen(false)
  })
  const choose = useEffectEvent(({ target }: Event) => {
    // A dialog that this choice opens returns the focus to the trigger later, as the choice is gone by then.
    if (target instanceof Element && whole.current?.contains(target) && isChoice(target)) trigger()?.focus()
  })
  useEffect(() => {
    if (!open) return
    const ends = new AbortController()
    const { signal } = ends
    for (const type of ['pointerdown', 'focusin', 'keydown', 'click'])
      document.addEventListener(type, (event) => listen(event), { signal })
    document.addEventListener('click', (event) => choose(event), { signal, capture: true })
    return () => ends.abort()
  }, [open])
  const shared = { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: turn }
  return (
    <div ref={whole} className={classes.whole}>
      {dots ? (
        <IconButton label={label} {...shared}>
          <IconDots size={24} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button kind={kind} icon={icon} {...shared}>
          {label}
        </Button>
      )}
      {open && (
        <div
          id={id}
          role="group"
          aria-label={label}
          className={layoutClass('stack', { tone: 'floating', note: true, pad: 's', gap: 'none' }, classes.list)}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** Tells whether a press closes the menu. A button that opens a dialog keeps the menu open, so that the focus can return to that button. */
const isChoice = (target: Element): boolean =>
  target.closest('[role=group]') !== null &&
  target.closest('a, button:not([aria-haspopup])') !== null &&
  target.closest('dialog') === null
