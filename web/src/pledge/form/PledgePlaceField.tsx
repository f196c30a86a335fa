import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { IconMapPin2 } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlaceDialog } from '../../place/PlaceDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { fieldError } from '../../ui/form/fieldLook.tsx'
import classes from './PledgePlaceField.module.css'

interface PledgePlaceFieldProps {
  /** The title as it is typed so far. */
  title: string
  place: ContentPlace | null
  community: CommunityView
  onPlace: (place: ContentPlace | null) => void
  error: ReactNode
}

/** Where a support project is, if anywhere: a point or a shape, chosen on the map. */
export function PledgePlaceField({ title, place, community, onPlace, error }: PledgePlaceFieldProps) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const hint = useId()
  return (
    <fieldset className={classes.field} aria-describedby={hint}>
      <legend>
        {t('pledge.form.place')} <span className={classes.optional}>{t('app.word.optional')}</span>
      </legend>
      <p id={hint} className={classes.quiet}>
        {t('pledge.form.placeHint')}
      </p>
      <div className={classes.buttons}>
        {place && (
          <span className={classes.chosen} role="status">
            <IconMapPin2 size={20} aria-hidden="true" />
            {t(place.type === 'Point' ? 'pledge.form.point' : 'pledge.form.shape')}
          </span>
        )}
        <Button
          kind={place ? 'text' : 'soft'}
          icon={!place && <IconMapPin2 size={20} aria-hidden="true" />}
          aria-invalid={Boolean(error)}
          onClick={() => setChoosing(true)}
        >
          {t(place ? 'pledge.form.changePlace' : 'pledge.form.choose')}
        </Button>
        {place && (
          <Button kind="text" onClick={() => onPlace(null)}>
            {t('pledge.form.removePlace')}
          </Button>
        )}
      </div>
      {error && <p className={classes.error}>{fieldError(error)}</p>}
      <PlaceDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        value={title.trim() || t('pledge.form.unnamed')}
        community={community}
        onPlace={onPlace}
      />
    </fieldset>
  )
}
