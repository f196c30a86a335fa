import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Audience } from '../../../platform/form/Audience.tsx'
import { Pin } from '../../../map/place/Pin.tsx'
import { PlaceField } from '../../../map/place/PlaceField.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconMapPin2, IconMessage2 } from '../../../platform/ui/icons.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface ThreadPlaceProps {
  community: CommunityView
  place: LngLat | null
  onPlace: (place: LngLat | null) => void
  error: ReactNode
}

/** The field for the place of a discussion. There is no map until a person wants to choose one. */
export function ThreadPlace({ community, place, onPlace, error }: ThreadPlaceProps) {
  const { t } = useTranslation()
  const [chooses, setChooses] = useState(place !== null)
  const remove = () => {
    setChooses(false)
    onPlace(null)
  }
  if (!chooses)
    return (
      <Stack as="section" gap="s" align="start" aria-labelledby="thread-place">
        <h2 id="thread-place" className={textClasses.heading}>
          {t('discussion.form.place.title')} <span className={textClasses.quiet}>{t('app.word.optional')}</span>
        </h2>
        <p className={textClasses.quiet}>{t('discussion.form.place.text')}</p>
        <Button kind="soft" icon={<IconMapPin2 size={20} aria-hidden="true" />} onClick={() => setChooses(true)}>
          {t('discussion.form.place.add')}
        </Button>
      </Stack>
    )
  return (
    <PlaceField
      legend={t('discussion.form.place.title')}
      audience={(id) => <Audience id={id} is={CONTENT_AUDIENCE.place} />}
      community={community}
      place={place}
      onPlace={onPlace}
      pin={<Pin label={t('discussion.form.place.pin')} icon={<IconMessage2 size={20} aria-hidden="true" />} />}
      error={error}
    >
      <Button kind="text" onClick={remove}>
        {t('discussion.form.place.remove')}
      </Button>
    </PlaceField>
  )
}
