import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Passes a file that is dropped anywhere on the page to `onFile`. @returns whether a file is being dragged over the page */
export function useFileDrop(onFile: (file: File) => void, wanted = true): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    if (!wanted) return
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) take(file)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [wanted])
  return over
}
