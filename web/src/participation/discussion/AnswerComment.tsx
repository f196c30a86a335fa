import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { COMMENT_MAX } from '@fieldfare/shared/discussion.ts'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Answered } from '../../content/answering/Answered.tsx'
import type { AnswerProps } from '../../content/kind.ts'
import { failureText, fieldTexts } from '../../platform/i18n/failure.ts'
import { paths } from '../../platform/paths.ts'
import { Avatar } from '../../platform/ui/Avatar.tsx'
import { Button } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { TextAreaField } from '../../platform/ui/form/TextAreaField.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { CommentText } from './page/CommentText.tsx'
import { useCompose } from './page/useCompose.ts'

/** The newest comment of a discussion, in a list of content to answer, with a field to answer the comment right there. */
export const AnswerComment = ({ item, ...rest }: AnswerProps) =>
  item.kind === 'comment' && <Reply item={item} {...rest} />

interface ReplyProps extends Omit<AnswerProps, 'item'> {
  item: Extract<Answerable, { kind: 'comment' }>
}

function Reply({ item: { view, thread, count }, first, onAnswered }: ReplyProps) {
  const { t } = useTranslation()
  const [sent, setSent] = useState(false)
  const tell = useEffectEvent(onAnswered)
  const compose = useCompose(thread, (_id, kept) => {
    if (kept) return
    setSent(true)
    tell(true)
  })
  const { written, type, answer, send, pending, error, issues } = compose
  // If the text was begun on the page of the discussion, it may quote another comment: that quote stays.
  const quote = useEffectEvent(() => {
    if (written.text !== '' && !written.quoted) answer(view)
  })
  const begun = written.text !== ''
  useEffect(() => {
    if (begun) quote()
  }, [begun])
  const name = view.creator.name || t('app.word.formerMember')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Stack>
      <Row tight align="start">
        <Avatar name={name} />
        <Stack gap="xs" grow>
          <h3 className={textClasses.quiet}>{t('discussion.answer.new', { count, title: thread.title })}</h3>
          <blockquote className={`${textClasses.people} ${textClasses.beginning}`}>
            <CommentText text={view.text} mentions={view.mentions} plain />
          </blockquote>
        </Stack>
      </Row>
      {sent ? (
        <Answered now>{t('discussion.answer.sent', { name })}</Answered>
      ) : (
        <Stack as="form" gap="s" onSubmit={submit} noValidate>
          <Row tight align="start" gap="l">
            <Stack gap="none" grow>
              <TextAreaField
                name="text"
                aria-label={t('discussion.answer.label', { name })}
                placeholder={t('discussion.answer.label', { name })}
                minRows={1}
                maxRows={5}
                max={COMMENT_MAX}
                value={pending?.text ?? written.text}
                onChange={(event) => type(event.target.value)}
                counter={(used: number, max: number) => t('app.word.counter', { used, max })}
                error={fieldTexts(t, issues)['text']}
              />
            </Stack>
            {begun || pending ? (
              <Button type="submit" kind={first ? 'call' : 'action'} busy={pending !== null && t('app.word.sending')}>
                {t('discussion.compose.send')}
              </Button>
            ) : (
              <Link to={paths.post(thread.id)} search={{ comment: view.id }} className={textClasses.link}>
                {t('discussion.answer.read')}
              </Link>
            )}
          </Row>
          <FormFailure>{error !== null && issues.length === 0 ? failureText(t, error) : null}</FormFailure>
        </Stack>
      )}
    </Stack>
  )
}
