import type { CommunityView } from '@fieldfare/shared/community.ts'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PlaceDialogs } from '../../place/PlaceDialogs.tsx'
import { PlaceState } from '../../place/PlaceState.tsx'
import type { PlaceWay, Placing } from '../../place/placing.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { fieldError } from '../../../platform/ui/form/fieldLook.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { IconMapPin2 } from '../../../platform/ui/icons.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

interface PledgePlaceFieldProps {
  /** The title of the project as typed so far. */
  title: string
  placing: Placing
  community: CommunityView
  onPlacing: (placing: Placing) => void
  error: ReactNode
}

/** The optional field for the place of a support project: a point or a shape, chosen or drawn on the map. */
export function PledgePlaceField({ title, placing, community, onPlacing, error }: PledgePlaceFieldProps) {
  const { t } = useTranslation()
  const [way, setWay] = useState<PlaceWay | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const hint = useId()
  const { place, drawing } = placing
  const isEmpty = !place && !drawing
  return (
    <Stack as="fieldset" gap="xs" aria-describedby={hint}>
      <legend>
        {t('pledge.form.place')} <span className={textClasses.quiet}>{t('app.word.optional')}</span>
      </legend>
      <p id={hint} className={textClasses.quiet}>
        {t('pledge.form.placeHint')}
      </p>
      <div role="status">
        <PlaceState {...placing} />
      </div>
      <Row gap="l">
        <Button
          ref={opener}
          kind={isEmpty ? 'soft' : 'text'}
          icon={isEmpty && <IconMapPin2 size={20} aria-hidden="true" />}
          aria-invalid={Boolean(error)}
          onClick={() => setWay(drawing ? 'draw' : 'choose')}
        >
          {drawing ? t('place.goOn') : t(place ? 'pledge.form.changePlace' : 'pledge.form.choose')}
        </Button>
        {!isEmpty && (
          <Button
            kind="text"
            onClick={() => {
              onPlacing({ place: drawing ? place : null, drawing: null })
              opener.current?.focus()
            }}
          >
            {drawing ? t('place.dropDrawing') : t('pledge.form.removePlace')}
          </Button>
        )}
      </Row>
      {error && <p className={textClasses.bad}>{fieldError(error)}</p>}
      <PlaceDialogs
        way={way}
        onWay={setWay}
        value={title.trim() || t('pledge.form.unnamed')}
        community={community}
        placing={placing}
        onPlacing={onPlacing}
        walkKey={`pledge ${community.id}`}
      />
    </Stack>
  )
}
