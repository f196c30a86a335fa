import { MESSAGE_BODY_MAX, MESSAGE_TITLE_MAX } from '@fieldfare/shared/message.ts'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import type { MessageDraft } from './messageDraft.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** The words of a message. */
export function MessageStep({ form }: { form: Form<MessageDraft> }) {
  const { t } = useTranslation()
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
      <p className={textClasses.quiet}>{t('message.create.message.seenBy')}</p>
    </Stack>
  )
}
