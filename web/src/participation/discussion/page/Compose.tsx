import { COMMENT_MAX, type CommentView } from '@fieldfare/shared/discussion.ts'
import { COMMENT_PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import { quoteOf } from '@fieldfare/shared/quote.ts'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { findContent } from '../../../content/contentCache.ts'
import { failureText, fieldTexts } from '../../../platform/i18n/failure.ts'
import { PhotoPicker } from '../../../content/photo/PhotoPicker.tsx'
import { Button, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { fieldError } from '../../../platform/ui/form/fieldLook.tsx'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { IconPhotoPlus, IconX } from '../../../platform/ui/icons.tsx'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { namesIn } from './chosenWords.ts'
import { ChooseWords } from './ChooseWords.tsx'
import classes from './Compose.module.css'
import quoteClasses from './Quote.module.css'
import { CommentText } from './CommentText.tsx'
import { MentionField } from './MentionField.tsx'
import type { useCompose } from './useCompose.ts'

interface ComposeProps {
  compose: ReturnType<typeof useCompose>
  /** True to offer no photos: they are sent at once when picked, which needs a verified e-mail address. */
  plain?: boolean
  ref?: Ref<HTMLFormElement>
}

/** The box to write a comment in, with its quote and its photos. Enter starts a new line; Ctrl or Cmd with Enter sends. */
export function Compose({ compose, plain = false, ref }: ComposeProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const { threadId, written, type, show, send, pending, error, issues } = compose
  const { text, people, quoted, photos } = written
  const texts = fieldTexts(t, issues)
  const picked = issues.find(({ path }) => path[0] === 'photoIds' || path[0] === 'photoAlts')
  const wrongPhotos = picked && texts[String(picked.path.at(-1))]
  const focus = () => field.current?.querySelector('textarea')?.focus()
  const submit = () => {
    if (!waiting) {
      if (send()) setOpened(false)
    }
    focus()
  }
  const open = opened || waiting || photos.length > 0
  // The buttons stay in reach, below the photos.
  useEffect(() => {
    if (open) field.current?.closest('form')?.scrollIntoView({ block: 'end' })
  }, [open, photos.length])
  return (
    <Stack
      as="form"
      gap="s"
      ref={ref}
      className={classes.compose}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormFailure>{error !== null && issues.length === 0 ? failureText(t, error) : null}</FormFailure>
      {quoted && (
        <Answered
          {...quoted}
          error={texts['quotedId'] ?? texts['quotedWords']}
          onChoose={(quote) => compose.answer(quoted, quote)}
          onDrop={() => {
            compose.dropQuote()
            focus()
          }}
        />
      )}
      {open && (
        <Box pad="s" id={`${id}-photos`} className={classes.photos}>
          <PhotoPicker
            label={t('discussion.compose.photosLabel')}
            optional={t('app.word.optional')}
            max={COMMENT_PHOTOS_MAX}
            described
            later
            value={photos}
            onChange={show}
            onBusy={setWaiting}
            error={wrongPhotos}
          />
        </Box>
      )}
      <Row tight align="start" gap="s">
        {!plain && (
          <IconButton
            className={classes.tool}
            label={t('discussion.compose.photos')}
            aria-expanded={open}
            aria-controls={open ? `${id}-photos` : undefined}
            onClick={() => setOpened(!open)}
          >
            <IconPhotoPlus size={24} aria-hidden="true" />
          </IconButton>
        )}
        <Stack grow gap="none" ref={field}>
          <MentionField
            threadId={threadId}
            people={people}
            name="text"
            aria-label={t('discussion.compose.label')}
            placeholder={t('discussion.compose.label')}
            minRows={1}
            maxRows={7}
            value={text}
            max={COMMENT_MAX}
            counter={(used, max) => t('app.word.counter', { used, max })}
            error={texts['text']}
            onChange={type}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              submit()
            }}
          />
        </Stack>
        <PrimaryButton
          type="submit"
          className={classes.send}
          busy={pending !== null ? t('app.word.sending') : waiting && t('discussion.compose.photosOnWay')}
        >
          {t('discussion.compose.send')}
        </PrimaryButton>
      </Row>
    </Stack>
  )
}

interface AnsweredProps {
  id: string
  creator: CommentView['creator']
  words: string | null
  error: string | undefined
  onChoose: (words: string | null) => void
  onDrop: () => void
}

/** Shows the current text of the comment that is being answered. */
function Answered({ id, creator, words, error, onChoose, onDrop }: AnsweredProps) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const cached = findContent<CommentView>('comment', id)
  const quote = cached && quoteOf(cached, words)
  const name = creator.name || t('app.word.formerMember')
  const choosable = cached !== undefined && quote !== undefined && !quote.deleted
  return (
    <>
      <Row
        tight
        align="start"
        justify="between"
        gap="s"
        tone="sunk"
        note
        pad="s"
        className={`${textClasses.small} ${quoteClasses.quote}`}
      >
        <Box grow>
          <strong>{t('discussion.compose.answering', { name })}</strong>
          {quote && (
            <p className={`${textClasses.quiet} ${textClasses.beginning}`}>
              {quote.deleted ? (
                t('discussion.quote.gone', { name })
              ) : (
                <CommentText text={quote.words} mentions={quote.mentions} plain />
              )}
            </p>
          )}
          {choosable && (
            <Button kind="text" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {t('discussion.compose.choose')}
            </Button>
          )}
          {error && <div className={textClasses.bad}>{fieldError(error)}</div>}
        </Box>
        <IconButton label={t('discussion.compose.dropQuote')} onClick={onDrop}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </Row>
      {choosable && (
        <ChooseWords
          open={choosing}
          onClose={() => setChoosing(false)}
          source={{ text: cached.text, nameOf: namesIn(cached.mentions, t('app.word.formerMember')) }}
          onChoose={onChoose}
        />
      )}
    </>
  )
}
