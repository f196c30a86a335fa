import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button, type ButtonKind } from '../../platform/ui/Button.tsx'
import { IconFileImport } from '../../platform/ui/icons.tsx'
import classes from './FileButton.module.css'

/** File endings that a file dialog offers first. The real format is recognised from a file's content when it is read. */
const ACCEPT = '.geojson,.json,.kml,.kmz,.gpx,.zip,.shp,.gpkg'

/** Returns a file dialog: `ask` opens the dialog, `input` must be rendered somewhere on the page. */
export function useFileDialog(
  label: string,
  onFile: (file: File) => void,
  accept = ACCEPT,
): { ask: () => void; input: ReactNode } {
  const field = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={field}
      className={classes.input}
      type="file"
      accept={accept}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onFile(file)
        // Without a reset, the browser reports no change when the same file is chosen again.
        currentTarget.value = ''
      }}
    />
  )
  return { ask: () => field.current?.click(), input }
}

interface FileButtonProps {
  kind?: ButtonKind
  label?: string
  onFile: (file: File) => void
}

/** A button that asks for a file with shapes. */
export function FileButton({ kind = 'text', label, onFile }: FileButtonProps) {
  const { t } = useTranslation()
  const text = label ?? t('fromFile.button')
  const { ask, input } = useFileDialog(text, onFile)
  return (
    <>
      <Button kind={kind} icon={<IconFileImport size={20} aria-hidden="true" />} onClick={ask}>
        {text}
      </Button>
      {input}
    </>
  )
}
