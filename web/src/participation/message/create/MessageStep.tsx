import { MESSAGE_BODY_MAX, MESSAGE_TITLE_MAX } from '@fieldfare/shared/message.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PhotoPicker } from '../../../content/photo/PhotoPicker.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import type { MessageDraft } from './messageDraft.ts'
import textClasses from '../../../platform/ui/text.module.css'

interface MessageStepProps {
  form: Form<MessageDraft>
  /** Called with true when the photo begins to be sent, and with false after. */
  onArriving: (arriving: boolean) => void
}

/** The step with the title, the text and the photo of a message. */
export function MessageStep({ form, onArriving }: MessageStepProps) {
  const { t } = useTranslation()
  const { photo } = form.values
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  return (
    <Stack gap="xl">
      <TextField
        label={t('message.create.message.name')}
        autoComplete="off"
        counted={{ max: MESSAGE_TITLE_MAX, counter }}
        {...form.field('title')}
      />
      <TextAreaField
        label={t('message.create.message.body')}
        description={t('message.create.message.bodyHint')}
        minRows={8}
        maxRows={24}
        max={MESSAGE_BODY_MAX}
        counter={counter}
        {...form.field('body')}
      />
      <PhotoPicker
        label={t('message.create.message.photo')}
        hint={t('message.create.message.photoHint')}
        optional={t('app.word.optional')}
        max={1}
        described
        value={photo ? [photo] : []}
        onChange={([picked]) => form.set('photo', picked ?? null)}
        onBusy={onArriving}
        error={form.field('photo').error}
      />
      <p className={textClasses.quiet}>{t('message.create.message.seenBy')}</p>
    </Stack>
  )
}
