import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Accepts photos dropped on an element, or pasted anywhere while it is mounted. @returns true while files are dragged over the element */
export function usePhotoDrop(ref: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent((files: File[]) => files.length > 0 && onFiles(files))

  useEffect(() => {
    const isHere = ({ target }: Event) => target instanceof Node && (ref.current?.contains(target) ?? false)
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      // A photo dropped beside the element must not replace the page.
      event.preventDefault()
      setOver(isHere(event))
      if (event.dataTransfer) event.dataTransfer.dropEffect = isHere(event) ? 'copy' : 'none'
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      if (isHere(event)) take([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = (event: ClipboardEvent) => {
      // Pasted text that contains images is meant as text.
      const photos = event.clipboardData?.types.includes('text/plain') ? [] : imagesIn(event.clipboardData)
      if (photos.length === 0) return
      event.preventDefault()
      take(photos)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [ref])
  return over
}
