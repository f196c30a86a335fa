import type { ReactNode } from 'react'
import classes from './PhotoPicker.module.css'

interface PhotoInputProps {
  children: string
  icon: ReactNode
  accept: string
  multiple: boolean
  /** Opens the camera where there is one; shown on devices that are touched. */
  camera?: boolean
  describedBy: string
  invalid: boolean
  onFiles: (files: File[]) => void
}

/** The browser's own choice of files, under a button of ours. */
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
        // The same file may be picked again.
        currentTarget.value = ''
      }}
    />
  </label>
)
