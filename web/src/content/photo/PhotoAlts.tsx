import { PHOTO_ALT_MAX, type PhotoView } from '@fieldfare/shared/photo.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'

interface PhotoAltsProps {
  photos: PhotoView[]
  onChange: (photos: PhotoView[]) => void
}

/** The fields for the alternative texts of photos, one for each photo. */
export function PhotoAlts({ photos, onChange }: PhotoAltsProps) {
  const { t } = useTranslation()
  if (photos.length === 0) return null
  return (
    <Stack>
      {photos.map(({ id, alt = '' }, index) => (
        <TextField
          key={id}
          label={t('photo.alt', { n: index + 1 })}
          optional={t('app.word.optional')}
          description={index === 0 ? t('photo.altHint') : undefined}
          autoComplete="off"
          maxLength={PHOTO_ALT_MAX}
          value={alt}
          onChange={({ currentTarget: { value } }) =>
            onChange(photos.map((photo) => (photo.id === id ? { ...photo, alt: value } : photo)))
          }
        />
      ))}
    </Stack>
  )
}
