import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import fullScreen from './fullScreen.module.css'
import { IconLock } from '../icons.tsx'
import classes from './PocketScreen.module.css'
import { useModal } from './useModal.ts'

interface PocketScreenProps {
  open: boolean
  onClose: () => void
  /** The instruction and the name of the button: "Hold to unlock". */
  label: string
  children?: ReactNode
}

/** Milliseconds for which a finger or key is held to unlock the screen. The cloth of a pocket touches more briefly, or at many points. */
const HOLD_MS = 1200
/** Pixels that a resting finger may move. */
const STILL_PX = 24

/**
 * A dark screen for a phone in the pocket: it ignores every touch but a long press of one finger, which unlocks it. A key held down
 * unlocks it as well, and so does the click of a screen reader, which no cloth causes.
 */
export function PocketScreen({ open, onClose, label, children }: PocketScreenProps) {
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      className={`${fullScreen.screen} ${classes.screen}`}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog when Escape is pressed twice: this unlocks the screen as well.
      onClose={() => open && onClose()}
    >
      {open && (
        <Held label={label} onHeld={onClose}>
          {children}
        </Held>
      )}
    </dialog>
  )
}

function Held({ label, onHeld, children }: { label: string; onHeld: () => void; children: ReactNode }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef<{ id: number; x: number; y: number } | null>(null)
  const [holding, setHolding] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const begin = () => {
    clearTimeout(timer.current)
    setHolding(true)
    timer.current = setTimeout(onHeld, HOLD_MS)
  }
  const end = () => {
    clearTimeout(timer.current)
    from.current = null
    setHolding(false)
  }
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault()
    // A second contact means cloth, not a finger.
    if (!event.isPrimary || from.current) return end()
    from.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
    begin()
  }
  const onPointerMove = (event: PointerEvent) => {
    const start = from.current
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL_PX) end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Escape') return
    event.preventDefault()
    if (!event.repeat) begin()
  }
  return (
    <div
      role="presentation"
      className={classes.dark}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyUp={end}
    >
      {children}
      {/* A click by pointer has a count of presses; a click by a screen reader has none. */}
      <button
        type="button"
        className={classes.lock}
        data-holding={holding}
        onClick={({ detail }) => detail === 0 && onHeld()}
      >
        <IconLock size={28} aria-hidden="true" />
        {label}
      </button>
    </div>
  )
}
