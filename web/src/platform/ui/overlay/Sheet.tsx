import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import { IconX } from '../icons.tsx'
import { Box, Row } from '../layout/Layout.tsx'
import textClasses from '../text.module.css'
import classes from './Sheet.module.css'
import { nextDetent, restingDetent, type Detent } from './sheetDrag.ts'
import { useBackCloses } from './useBackCloses.ts'

interface SheetProps {
  title: ReactNode
  subtitle?: ReactNode
  detent: Detent
  onDetent: (detent: Detent) => void
  /** Label of the grip, such as "Make larger or smaller". */
  gripLabel: string
  /** A button beside the title. */
  tool?: ReactNode
  /** An element in place of the title, visible even while the sheet is at its lowest. The title is then for screen readers only. */
  peek?: ReactNode
  /** Called by the close button and by Back. Without it the sheet cannot be closed. */
  close?: { label: string; onPress: () => void }
  /** False if the sheet's content has its own URL, so that Back leaves the content anyway. */
  backCloses?: boolean
  children: ReactNode
}

/** A bottom sheet over a map, moved by dragging, or by pressing its grip or the arrow keys. Fills its positioned parent. */
export function Sheet({
  title,
  subtitle,
  detent,
  onDetent,
  gripLabel,
  tool,
  peek,
  close,
  backCloses = true,
  children,
}: SheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const drag = useRef<{ y: number; height: number; at: number; speed: number } | null>(null)
  const moved = useRef(false)
  const [dragged, setDragged] = useState<number | null>(null)
  useBackCloses(Boolean(close) && backCloses, () => close?.onPress())

  const room = () => sheet.current?.parentElement?.clientHeight ?? window.innerHeight

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    moved.current = false
    drag.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0, at: event.timeStamp, speed: 0 }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from) return
    const height = from.height + from.y - event.clientY
    if (!moved.current && Math.abs(from.y - event.clientY) < 6) return
    moved.current = true
    const elapsed = Math.max(event.timeStamp - from.at, 1)
    drag.current = { ...from, speed: (height - (dragged ?? from.height)) / elapsed, at: event.timeStamp }
    setDragged(Math.max(height, 60))
  }
  const end = () => {
    if (dragged !== null) onDetent(restingDetent(dragged, drag.current?.speed ?? 0, detent, room()))
    drag.current = null
    setDragged(null)
  }
  const handlers = { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end }

  return (
    <section
      ref={sheet}
      className={dragged === null ? classes.sheet : `${classes.sheet} ${classes.dragging}`}
      data-detent={dragged === null ? detent : undefined}
      data-bottom-tools
      style={{ height: dragged ?? heightOf(detent, peek ? PEEK_WITH_CONTENT : PEEK) }}
      aria-label={typeof title === 'string' ? title : undefined}
    >
      <button
        type="button"
        className={classes.grip}
        aria-label={gripLabel}
        aria-expanded={detent !== 'peek'}
        {...handlers}
        onClick={() => !moved.current && onDetent(detent === 'full' ? 'peek' : nextDetent(detent, 1))}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') onDetent(nextDetent(detent, 1))
          if (event.key === 'ArrowDown') onDetent(nextDetent(detent, -1))
        }}
      />
      {peek ? (
        <div className={classes.head}>
          <h2 className={textClasses.heard}>{title}</h2>
          {peek}
        </div>
      ) : (
        <Row tight gap="s" className={classes.head} {...(close ? {} : handlers)}>
          <Box grow>
            <h2>{title}</h2>
            {subtitle && <p className={textClasses.quiet}>{subtitle}</p>}
          </Box>
          {/* The sheet is dragged by its head: a press on the button must not drag it. */}
          {tool && <div onPointerDown={(event) => event.stopPropagation()}>{tool}</div>}
          {close && (
            <IconButton label={close.label} onClick={close.onPress}>
              <IconX size={22} aria-hidden="true" />
            </IconButton>
          )}
        </Row>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  )
}

const PEEK = '132px'
/** The height of a lowered sheet with `peek`. It grows with the font size that the reader chose: 148 px by default. */
const PEEK_WITH_CONTENT = '9.25rem'
const heightOf = (detent: Detent, peek: string) =>
  // A full sheet is as high as its content, but leaves a strip of map free.
  detent === 'peek' ? peek : detent === 'half' ? `max(44%, ${peek})` : 'auto'
