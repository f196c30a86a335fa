import type { ReactNode } from 'react'
import classes from './PhotoPicker.module.css'

interface PhotoInputProps {
  children: string
  icon: ReactNode
  accept: string
  multiple: boolean
  /** Opens the camera; shown on touch devices. */
  camera?: boolean
  describedBy: string
  invalid: boolean
  onFiles: (files: File[]) => void
}

/** The native file input, styled as our button. */
export const PhotoInput = ({
  children,
  icon,
  accept,
  multiple,
  camera,
  describedBy,
  invalid,
  onFiles,
}: PhotoInputProps) => (
  <label className={camera ? `${classes.way} ${classes.camera}` : classes.way}>
    {icon}
    <span>{children}</span>
    <input
      type="file"
      accept={accept}
      multiple={multiple}
      capture={camera ? 'environment' : undefined}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // Reset, so that the same file can be picked again.
        currentTarget.value = ''
      }}
    />
  </label>
)
