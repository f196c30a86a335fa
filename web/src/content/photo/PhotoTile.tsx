import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { fieldError } from '../../platform/ui/form/fieldLook.tsx'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconArrowLeft, IconArrowRight, IconX } from '../../platform/ui/icons.tsx'
import { Box, Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './PhotoPicker.module.css'

interface PhotoTileProps {
  photo: PhotoView
  /** The number of the photo among all photos, from 1. */
  n: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A sent photo, with buttons to move and remove it. */
export function PhotoTile({ photo, n, count, onMove, onRemove }: PhotoTileProps) {
  const { t } = useTranslation()
  // A saved draft may outlive its photos on the server.
  const [isMissing, setMissing] = useState(false)
  return (
    <li className={classes.tile}>
      <img
        className={classes.picture}
        src={photoUrl(photo.id, 'list')}
        width={photo.width}
        height={photo.height}
        alt={t('photo.one', { n })}
        decoding="async"
        onError={() => setMissing(true)}
      />
      {isMissing && (
        <Box as="p" pad="s" className={textClasses.bad}>
          {fieldError(t('errors.field.photoGone'))}
        </Box>
      )}
      <Row tight gap="none" className={classes.tools}>
        {count > 1 && (
          <>
            <IconButton
              label={t('photo.earlier', { n })}
              data-move={`${photo.id} -1`}
              aria-disabled={n === 1}
              onClick={() => n > 1 && onMove(-1)}
            >
              <IconArrowLeft size={20} />
            </IconButton>
            <IconButton
              label={t('photo.later', { n })}
              data-move={`${photo.id} 1`}
              aria-disabled={n === count}
              onClick={() => n < count && onMove(1)}
            >
              <IconArrowRight size={20} />
            </IconButton>
          </>
        )}
        <IconButton className={classes.remove} label={t('photo.remove', { n })} onClick={onRemove}>
          <IconX size={20} />
        </IconButton>
      </Row>
    </li>
  )
}
