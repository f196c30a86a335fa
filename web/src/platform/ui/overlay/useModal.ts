import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { useBackCloses } from './useBackCloses.ts'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
}

/**
 * Props that make a `<dialog>` a native modal one. Escape and the browser's Back call `onClose`.
 * @param back false adds no history entry for the dialog, so that Back does not close it
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
