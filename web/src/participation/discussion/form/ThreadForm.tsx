import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { SendForm } from '../../../platform/form/SendForm.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { PhotoPicker } from '../../../content/photo/PhotoPicker.tsx'
import { OptionalPlace } from '../../../map/place/OptionalPlace.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconMessage2 } from '../../../platform/ui/icons.tsx'
import type { ThreadValues } from './threadValues.ts'

interface ThreadFormProps {
  form: Form<ThreadValues>
  /** The community; the map for choosing a place starts at its land. Undefined while loading. */
  community: CommunityView | undefined
  /** The accessible name of the form. */
  label: string
  /** The text of the submit button. */
  submit: string
}

/** The fields of a discussion: title, text, photos and a place. */
export function ThreadForm({ form, community, label, submit }: ThreadFormProps) {
  const { t } = useTranslation()
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const [waiting, setWaiting] = useState(false)
  return (
    <SendForm form={form} label={label} submit={submit} waiting={waiting && t('discussion.form.photosOnWay')}>
      <TextField
        label={t('discussion.form.titleLabel')}
        description={t('discussion.form.titleHint', { max: THREAD_TITLE_MAX })}
        autoComplete="off"
        seenBy={<Audience is={CONTENT_AUDIENCE.title} />}
        counted={{ max: THREAD_TITLE_MAX, counter }}
        {...form.field('title')}
      />
      <TextAreaField
        label={t('discussion.form.text')}
        optional={t('app.word.optional')}
        minRows={5}
        max={DESCRIPTION_MAX}
        counter={counter}
        seenBy={<Audience is={CONTENT_AUDIENCE.description} />}
        {...form.field('description')}
      />
      <PhotoPicker
        label={t('discussion.form.photos')}
        optional={t('app.word.optional')}
        hint={<Audience is={CONTENT_AUDIENCE.photo} />}
        max={PHOTOS_MAX}
        onBusy={setWaiting}
        {...form.field('photos')}
      />
      {community && (
        <OptionalPlace
          texts={{
            title: t('discussion.form.place.title'),
            text: t('discussion.form.place.text'),
            add: t('discussion.form.place.add'),
            remove: t('discussion.form.place.remove'),
            pin: t('discussion.form.place.pin'),
          }}
          icon={IconMessage2}
          audience={(id) => <Audience id={id} is={CONTENT_AUDIENCE.place} />}
          community={community}
          place={form.values.place}
          onPlace={(place) => form.set('place', place)}
          error={form.field('place').error}
        />
      )}
    </SendForm>
  )
}
