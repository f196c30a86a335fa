import { COMMENT_MAX } from '@fieldfare/shared/discussion.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText, fieldTexts } from '../../i18n/failure.ts'
import { PrimaryButton } from '../../ui/Button.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import classes from './Compose.module.css'
import type { useCompose } from './useCompose.ts'

/** The box to write a comment in. Enter starts a new line; Ctrl or Cmd with Enter sends. */
export function Compose({ compose }: { compose: ReturnType<typeof useCompose> }) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { text, type, send, pending, error, issues } = compose
  const wrong = fieldTexts(t, issues)['text']
  const submit = () => {
    send()
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <form
      ref={form}
      className={classes.compose}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormFailure>{error !== null && !wrong ? failureText(t, error) : null}</FormFailure>
      <div className={classes.line}>
        <div className={classes.field}>
          <TextAreaField
            name="text"
            aria-label={t('discussion.compose.label')}
            placeholder={t('discussion.compose.label')}
            minRows={1}
            maxRows={7}
            value={text}
            max={COMMENT_MAX}
            counter={(used, max) => t('app.word.counter', { used, max })}
            error={wrong}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              submit()
            }}
          />
        </div>
        <PrimaryButton type="submit" className={classes.send} busy={pending !== null && t('app.word.sending')}>
          {t('discussion.compose.send')}
        </PrimaryButton>
      </div>
    </form>
  )
}
