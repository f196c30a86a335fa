import type { Place } from '@fieldfare/shared/treasure.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { photoPosition } from '../../../content/photo/photoPosition.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { IconMapPin2 } from '../../../platform/ui/icons.tsx'

interface PhotoPlaceProps {
  /** The picked file of the photo, with its metadata. */
  file: File | null
  onUse: (place: Place) => void
}

/** Offers the position that the camera wrote into the photo. The position is read on the device, and sent only if the person accepts it. */
export function PhotoPlace({ file, onUse }: PhotoPlaceProps) {
  const { t } = useTranslation()
  const [position, setPosition] = useState<{ file: File; place: Place } | null>(null)
  const [answered, setAnswered] = useState<File | null>(null)
  useEffect(() => {
    if (!file) return
    photoPosition(file).then(
      (place) => place && setPosition({ file, place }),
      // A photo that cannot be read holds no position.
      () => undefined,
    )
  }, [file])
  if (!file || position?.file !== file || answered === file) return null
  const use = () => {
    onUse(position.place)
    setAnswered(file)
  }
  return (
    <NoticeStrip
      kind="plain"
      icon={<IconMapPin2 size={22} aria-hidden="true" />}
      action={
        <>
          <Button kind="soft" onClick={use}>
            {t('treasure.form.usePhotoPlace')}
          </Button>
          <Button kind="text" onClick={() => setAnswered(file)}>
            {t('treasure.form.noPhotoPlace')}
          </Button>
        </>
      }
    >
      {t('treasure.form.photoPlace')}
    </NoticeStrip>
  )
}
