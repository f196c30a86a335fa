import { PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import { useId, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { fieldError, optionalLabel } from '../../platform/ui/form/fieldLook.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { IconCamera, IconPhotoPlus } from '../../platform/ui/icons.tsx'
import { Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { PhotoInput } from './PhotoInput.tsx'
import { PhotoAlts } from './PhotoAlts.tsx'
import classes from './PhotoPicker.module.css'
import { PhotoTile } from './PhotoTile.tsx'
import { SendingTile } from './SendingTile.tsx'
import { usePhotoDrop } from './usePhotoDrop.ts'
import { type PhotoPickerProps, usePhotoPicker } from './usePhotoPicker.ts'

const IMAGES = 'image/*'
/** The accepted types of files: with `image/*` alone, Android removes the position from photos. */
const WITH_POSITION = 'image/*,application/octet-stream'

/** The field that takes photos from the camera, the device, the clipboard or by drag and drop, and sends them at once. */
export function PhotoPicker({ max = PHOTOS_MAX, ...props }: PhotoPickerProps) {
  const { label, value, onChange, hint, optional, error, onPicked, described } = props
  const { t } = useTranslation()
  const frame = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const picker = usePhotoPicker({ ...props, max })
  const over = usePhotoDrop(frame, picker.pick)
  const focus = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus())
  const input = {
    describedBy: hintId,
    invalid: Boolean(error),
    accept: onPicked ? WITH_POSITION : IMAGES,
    multiple: picker.room > 1,
    onFiles: picker.pick,
  }
  const single = max === 1

  return (
    <Stack as="fieldset" ref={frame} className={over ? classes.over : undefined}>
      <legend className={textClasses.label}>{optionalLabel(label, optional)}</legend>
      {(value.length > 0 || picker.sending.length > 0) && (
        <Grid as="ol" least="s">
          {value.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              n={index + 1}
              count={value.length}
              onMove={(by) => {
                picker.move(photo.id, by)
                focus(`[data-move="${photo.id} ${by}"]`)
              }}
              onRemove={() => {
                picker.remove(photo.id)
                focus('input[type="file"]')
              }}
            />
          ))}
          {picker.sending.map((sending) => (
            <SendingTile
              key={sending.id}
              sending={sending}
              onRetry={() => picker.retry(sending.id)}
              onDrop={() => {
                picker.drop(sending.id)
                focus('input[type="file"]')
              }}
            />
          ))}
        </Grid>
      )}
      {described && <PhotoAlts photos={value} onChange={onChange} />}
      {picker.room > 0 && (
        <>
          <Row>
            <PhotoInput {...input} icon={<IconPhotoPlus size={22} aria-hidden="true" />}>
              {single ? t('photo.addOne') : t('photo.add')}
            </PhotoInput>
            <PhotoInput
              {...input}
              accept={IMAGES}
              multiple={false}
              camera
              icon={<IconCamera size={22} aria-hidden="true" />}
            >
              {t('photo.take')}
            </PhotoInput>
          </Row>
          <p className={`${textClasses.quiet} ${classes.drop}`}>{single ? t('photo.dropOne') : t('photo.drop')}</p>
        </>
      )}
      <div id={hintId} hidden={!hint && !error}>
        {hint && <p className={textClasses.quiet}>{hint}</p>}
        {error && <p className={textClasses.bad}>{fieldError(error)}</p>}
      </div>
      <p role="status" className={textClasses.heard}>
        {picker.status}
      </p>
    </Stack>
  )
}
