import type { ReactNode } from 'react'
import classes from './PhotoPicker.module.css'

interface PhotoInputProps {
  children: string
  icon: ReactNode
  accept: string
  multiple: boolean
  /** True to open the camera; such an input is shown only on touch devices. */
  camera?: boolean
  describedBy: string
  invalid: boolean
  onFiles: (files: File[]) => void
}

/** The browser's file input, styled as a button of the app. */
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
