import { CONTENT_AUDIENCE, placeAudience } from '@fieldfare/shared/audience.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from '@fieldfare/shared/limits.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { Pin } from '../../../map/place/Pin.tsx'
import { PlaceField } from '../../../map/place/PlaceField.tsx'
import { PhotoPicker } from '../../../content/photo/PhotoPicker.tsx'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { PrimaryButton } from '../../../platform/ui/Button.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconCheck, IconPhoto } from '../../../platform/ui/icons.tsx'
import { UnsavedDialog } from '../../../platform/ui/overlay/UnsavedDialog.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { PhotoPlace } from './PhotoPlace.tsx'
import type { TreasureValues } from './treasureValues.ts'
import { useTreasureForm } from './useTreasureForm.ts'

interface AddTreasureFormProps {
  community: CommunityView
  start: TreasureValues
}

/** The form of a treasure: the photo first, then its description and place. */
export function AddTreasureForm({ community, start }: AddTreasureFormProps) {
  const { t } = useTranslation()
  const { form, arriving, setArriving, status } = useTreasureForm(community, start)
  const { photo, place, placeHidden } = form.values
  const [file, setFile] = useState<File | null>(null)
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const toPlace = ({ lng, lat }: { lng: number; lat: number }) => form.set('place', { lng, lat })
  return (
    <Stack as="form" gap="xl" ref={form.ref} onSubmit={form.submit} noValidate>
      <Stack>
        <PhotoPicker
          label={t('treasure.form.photo')}
          hint={
            <>
              {t('treasure.form.photoHint')}
              <Audience is={CONTENT_AUDIENCE.photo} />
            </>
          }
          max={1}
          later
          value={photo ? [photo] : []}
          onChange={([picked]) => form.set('photo', picked ?? null)}
          onBusy={setArriving}
          onPicked={setFile}
          error={form.field('photo').error}
        />
        <PhotoPlace file={photo || arriving ? file : null} onUse={toPlace} />
      </Stack>
      <TextField
        label={t('treasure.form.title')}
        description={t('treasure.form.titleHint')}
        seenBy={<Audience is={CONTENT_AUDIENCE.title} />}
        counted={{ max: TITLE_MAX, counter }}
        {...form.field('title')}
      />
      <TextAreaField
        label={t('treasure.form.description')}
        optional={t('app.word.optional')}
        max={DESCRIPTION_MAX}
        counter={counter}
        seenBy={<Audience is={CONTENT_AUDIENCE.description} />}
        {...form.field('description')}
      />
      <PlaceField
        legend={t('treasure.form.place')}
        audience={(id) => <Audience id={id} is={placeAudience(placeHidden)} />}
        community={community}
        place={place}
        pin={
          <Pin label={t('treasure.form.pin')} icon={<IconPhoto size={20} aria-hidden="true" />} about={placeHidden} />
        }
        onPlace={toPlace}
        error={form.field('place').error}
      />
      <CheckField
        label={t('treasure.form.hide')}
        description={t('treasure.form.hideHint')}
        {...form.field('placeHidden')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Row gap="l">
        <PrimaryButton type="submit" busy={form.sending ? t('treasure.form.sending') : arriving && t('photo.arriving')}>
          {t('treasure.form.submit')}
        </PrimaryButton>
        {status.kept && !arriving && (
          <Row as="span" tight gap="xs" className={textClasses.quiet}>
            <IconCheck size={18} aria-hidden="true" />
            {t('app.word.draftSaved')}
          </Row>
        )}
      </Row>
      <UnsavedDialog dirty={status.unwritten !== null || arriving} closing />
    </Stack>
  )
}
