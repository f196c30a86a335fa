import { DESCRIPTION_MAX, TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import formClasses from '../../form/Form.module.css'
import type { Form } from '../../form/useForm.ts'
import { PhotoPicker } from '../../photo/PhotoPicker.tsx'
import { PrimaryButton } from '../../ui/Button.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { ThreadValues } from './threadValues.ts'

interface ThreadFormProps {
  form: Form<ThreadValues>
  /** The accessible name of the form. */
  label: string
  /** The text of the submit button. */
  submit: string
}

/** The fields of a discussion: title, text and photos. */
export function ThreadForm({ form, label, submit }: ThreadFormProps) {
  const { t } = useTranslation()
  const [waiting, setWaiting] = useState(false)
  return (
    <form ref={form.ref} className={formClasses.form} noValidate onSubmit={form.submit} aria-label={label}>
      <TextField
        label={t('discussion.form.titleLabel')}
        description={t('discussion.form.titleHint', { max: TITLE_MAX })}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextAreaField
        label={t('discussion.form.text')}
        optional={t('app.word.optional')}
        minRows={5}
        max={DESCRIPTION_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        {...form.field('description')}
      />
      <PhotoPicker
        label={t('discussion.form.photos')}
        optional={t('app.word.optional')}
        max={PHOTOS_MAX}
        onBusy={setWaiting}
        {...form.field('photos')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <div className={formClasses.buttons}>
        <PrimaryButton
          type="submit"
          busy={form.sending ? t('app.word.sending') : waiting && t('discussion.form.photosOnWay')}
        >
          {submit}
        </PrimaryButton>
      </div>
    </form>
  )
}
