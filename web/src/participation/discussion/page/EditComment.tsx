import { COMMENT_MAX, type CommentView, EditComment as Edit } from '@fieldfare/shared/discussion.ts'
import { COMMENT_PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { PhotoPicker } from '../../../content/photo/PhotoPicker.tsx'
import { SavedPhoto } from '../../../content/photo/savedPhoto.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { MentionField } from './MentionField.tsx'
import { peopleIn } from './mentionText.ts'
import { usePost } from '../../../platform/outbox/usePost.ts'
import { paths } from '../../../platform/paths.ts'
import { commentEditAct } from '../discussionActs.ts'
import { editFormOf, type Edited, editInput } from '../commentForms.ts'

const READERS = {
  people: z.array(z.object({ id: Id, name: z.string() })),
  photos: z.array(SavedPhoto),
}

interface EditCommentProps {
  comment: CommentView
  /** The title of the discussion that contains the comment. */
  title: string
  onDone: () => void
}

/** The form that edits one's own comment, in place of the comment. */
export function EditComment({ comment, title, onDone }: EditCommentProps) {
  const { t } = useTranslation()
  const edit = usePost(commentEditAct, ({ edited: { text } }) => ({
    title,
    words: text,
    then: paths.post(comment.threadId),
  }))
  const [waiting, setWaiting] = useState(false)
  const { id, threadId } = comment
  const formerMember = t('app.word.formerMember')
  const form = useForm<Edited>({
    base: {
      text: comment.text,
      people: comment.mentions.map((one) => ({ ...one, name: one.name || formerMember })),
      photos: comment.photos,
    },
    readers: READERS,
    aliases: { photoIds: 'photos', photoAlts: 'photos' },
    check: (edited) => issuesFrom(Edit, { commentId: id, threadId, ...editInput(edited) }),
    send: async (values) => {
      const edited = { ...values, text: values.text.trim(), people: peopleIn(values.text, values.people) }
      await edit.mutateAsync({ before: comment, edited, at: new Date().toISOString() })
      onDone()
    },
    savedAs: editFormOf(id),
  })
  const { ref } = form
  const { people } = form.values
  useEffect(() => {
    // This runs after the menu's dialog has returned the focus.
    requestAnimationFrame(() => ref.current?.querySelector('textarea')?.focus())
  }, [ref])
  const { onChange, ...text } = form.field('text')
  return (
    <Stack as="form" gap="l" ref={form.ref} noValidate onSubmit={form.submit}>
      <MentionField
        threadId={threadId}
        people={people}
        aria-label={t('discussion.comment.editLabel')}
        minRows={2}
        max={COMMENT_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        {...text}
        onChange={(next, person) => {
          if (person) form.set('people', peopleIn(next, [...people, person]))
          onChange(next)
        }}
      />
      <PhotoPicker
        label={t('discussion.compose.photosLabel')}
        optional={t('app.word.optional')}
        max={COMMENT_PHOTOS_MAX}
        described
        later
        onBusy={setWaiting}
        {...form.field('photos')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Row justify="end">
        <Button
          kind="text"
          onClick={() => {
            form.discard()
            onDone()
          }}
        >
          {t('app.word.cancel')}
        </Button>
        <Button
          type="submit"
          kind="action"
          busy={form.sending ? t('app.word.sending') : waiting && t('discussion.compose.photosOnWay')}
        >
          {t('discussion.comment.save')}
        </Button>
      </Row>
    </Stack>
  )
}
