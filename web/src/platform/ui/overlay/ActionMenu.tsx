import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { IconDotsVertical } from '../icons.tsx'
import { Stack } from '../layout/Layout.tsx'
import classes from './ActionMenu.module.css'
import { Dialog } from './Dialog.tsx'

interface ActionMenuProps {
  /** The accessible name of the button: "Actions for Duinen van Texel". */
  label: string
  title: string
  close: string
  /** The buttons, each as wide as the menu; `then` makes a handler that closes the menu and then acts. */
  children: (then: (act: () => void) => () => void) => ReactNode
}

/** The actions on an entry of a list, behind a button with three dots; for phones. */
export function ActionMenu({ label, title, close, children }: ActionMenuProps) {
  const [open, setOpen] = useState(false)
  const then = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  return (
    <>
      <IconButton className={classes.dots} label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconDotsVertical size={24} aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <Stack gap="s" className={classes.choices}>
          {children(then)}
          <Button kind="text" wide onClick={() => setOpen(false)}>
            {close}
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}
