import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { useBackCloses } from './useBackCloses.ts'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
}

/**
 * What a `<dialog>` needs to be the browser's own modal one: open while it should be; Escape and Back ask to close it.
 * @param back false leaves Back alone
 */
export function useModal(open: boolean, onClose: () => void, back = true): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useBackCloses(open && back, onClose)
  useEffect(() => {
    if (open) ref.current?.showModal()
    else ref.current?.close()
  }, [open])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
  }
}
