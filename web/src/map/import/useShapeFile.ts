import { useEffect, useRef, useState } from 'react'
import { type ShapeReader, openReader } from './reading/fileReader.ts'
import { FileRefusal, type FileReport, type ProjectionWanted, type ReadOptions } from './reading/importFile.ts'

export type FileState =
  | { is: 'none' }
  | { is: 'reading'; name: string; part: number }
  | { is: 'refused'; name: string; refusal: FileRefusal }
  | { is: 'asking'; name: string; wanted: ProjectionWanted }
  | { is: 'open'; name: string; report: FileReport; reader: ShapeReader }

export interface ShapeFile {
  state: FileState
  options: ReadOptions
  open: (file: File) => void
  /** Reads the same file with other options. */
  change: (options: ReadOptions) => void
  /** Cancels the reading of the file. */
  cancel: () => void
}

/** Reads a file in its own worker, which is terminated on unmount or when another file is opened. */
export function useShapeFile(first: () => File | null): ShapeFile {
  const [state, setState] = useState<FileState>({ is: 'none' })
  const [options, setOptions] = useState<ReadOptions>({})
  const reader = useRef<ShapeReader | null>(null)

  const follow = (
    name: string,
    used: ShapeReader,
    begun: (onProgress: (part: number) => void) => Promise<FileReport | ProjectionWanted>,
  ) => {
    const current = () => reader.current === used
    setState({ is: 'reading', name, part: 0 })
    begun((part) => current() && setState({ is: 'reading', name, part })).then(
      (report) => {
        if (!current()) return
        setState(
          'wanted' in report ? { is: 'asking', name, wanted: report } : { is: 'open', name, report, reader: used },
        )
      },
      (error: unknown) => {
        if (!current()) return
        setState({ is: 'refused', name, refusal: error instanceof FileRefusal ? error : new FileRefusal('broken') })
      },
    )
  }
  const close = () => {
    const used = reader.current
    reader.current = null
    used?.close()
  }
  const open = (file: File) => {
    close()
    const used = openReader()
    reader.current = used
    setOptions({})
    follow(file.name, used, (onProgress) => used.read(file, {}, onProgress))
  }

  const begin = useRef(() => {
    const file = first()
    if (file) open(file)
  })
  useEffect(() => {
    begin.current()
    return close
  }, [])

  return {
    state,
    options,
    open,
    change(next) {
      const used = reader.current
      if (!used || state.is === 'none') return
      setOptions(next)
      follow(state.name, used, (onProgress) => used.shape(next, onProgress))
    },
    cancel() {
      close()
      setState({ is: 'none' })
    },
  }
}
