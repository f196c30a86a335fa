import { MAIL_BODY_MAX, SUBJECT_MAX } from '@fieldfare/shared/mailTemplate.ts'
import { useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { FieldProps } from '../../platform/form/useForm.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { TextAreaField } from '../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { insertion, type Tool, TOOLS } from './insertion.ts'
import classes from './Mailer.module.css'

interface WordsFieldsProps {
  title: FieldProps<string>
  body: FieldProps<string>
  params: readonly string[]
}

/** The subject and the text of a mail, with buttons that insert formatting tags and variables into the text. */
export function WordsFields({ title, body, params }: WordsFieldsProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const insert = (tool: Tool | { param: string }) => {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    const { value, from, to } = insertion(area.value, area.selectionStart, area.selectionEnd, tool, {
      link: t('mailing.words.linkLabel'),
    })
    body.onChange(value)
    // The selection can be set only after the new text is rendered.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(from, to)
    })
  }
  return (
    <>
      <TextField
        label={t('mailing.words.subject')}
        autoComplete="off"
        counted={{ max: SUBJECT_MAX, counter }}
        {...title}
      />
      <Stack ref={box} gap="s">
        <TextAreaField
          label={t('mailing.words.body')}
          description={t('mailing.words.bodyHint')}
          minRows={10}
          maxRows={24}
          max={MAIL_BODY_MAX}
          counter={counter}
          {...body}
        />
        <Row role="group" aria-label={t('mailing.words.tools')} gap="s">
          {TOOLS.map((tool) => (
            <Button key={tool} kind="outline" className={classes.tool} onClick={() => insert(tool)}>
              {t(`mailing.words.${tool}`)}
            </Button>
          ))}
          {params.map((name) => (
            <Button
              key={name}
              kind="soft"
              className={classes.tool}
              aria-label={t('mailing.words.insert', { name: `{{${name}}}` })}
              onClick={() => insert({ param: name })}
            >
              {`{{${name}}}`}
            </Button>
          ))}
        </Row>
      </Stack>
    </>
  )
}
