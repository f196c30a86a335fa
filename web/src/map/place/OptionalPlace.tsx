import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import type { IconProps } from '../../platform/ui/icon.tsx'
import { IconMapPin2 } from '../../platform/ui/icons.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { Pin } from './Pin.tsx'
import { PlaceField } from './PlaceField.tsx'

interface OptionalPlaceProps {
  /** `text` explains the use of the place; `pin` is the label of its marker on the map. */
  texts: Record<'title' | 'text' | 'add' | 'remove' | 'pin', string>
  icon: ComponentType<IconProps>
  audience: (id: string) => ReactNode
  community: CommunityView
  place: LngLat | null
  onPlace: (place: LngLat | null) => void
  error: ReactNode
}

/** A field for an optional place. Without a place, the map is shown only after a press on the button to add one. */
export function OptionalPlace({ texts, icon: Icon, onPlace, ...field }: OptionalPlaceProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [chooses, setChooses] = useState(field.place !== null)
  const remove = () => {
    setChooses(false)
    onPlace(null)
  }
  if (!chooses)
    return (
      <Stack as="section" gap="s" align="start" aria-labelledby={titleId}>
        <h2 id={titleId} className={textClasses.heading}>
          {texts.title} <span className={textClasses.quiet}>{t('app.word.optional')}</span>
        </h2>
        <p className={textClasses.quiet}>{texts.text}</p>
        <Button kind="soft" icon={<IconMapPin2 size={20} aria-hidden="true" />} onClick={() => setChooses(true)}>
          {texts.add}
        </Button>
      </Stack>
    )
  return (
    <PlaceField
      {...field}
      legend={texts.title}
      onPlace={({ lng, lat }) => onPlace({ lng, lat })}
      pin={<Pin label={texts.pin} icon={<Icon size={20} aria-hidden="true" />} />}
    >
      <Button kind="text" onClick={remove}>
        {texts.remove}
      </Button>
    </PlaceField>
  )
}
