import { AddComment, COMMENT_MAX, type CommentView } from '@fieldfare/shared/discussion.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { issuesFrom, useForm } from '../../form/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useEditComment } from '../comments.ts'
import classes from './EditComment.module.css'

/** Edits one's own comment in its place. */
export function EditComment({ comment, onDone }: { comment: CommentView; onDone: () => void }) {
  const { t } = useTranslation()
  const edit = useEditComment()
  const { id, threadId } = comment
  const form = useForm({
    base: { text: comment.text },
    check: ({ text }) => issuesFrom(AddComment, { threadId, text }),
    send: async ({ text }) => {
      await edit.mutateAsync({ comment, text })
      onDone()
    },
    keptAs: `comment edit ${id}`,
  })
  const { ref } = form
  useEffect(() => {
    // After the menu dialog has returned the focus.
    requestAnimationFrame(() => ref.current?.querySelector('textarea')?.focus())
  }, [ref])
  return (
    <form ref={form.ref} className={classes.form} noValidate onSubmit={form.submit}>
      <TextAreaField
        aria-label={t('discussion.comment.editLabel')}
        minRows={2}
        max={COMMENT_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        {...form.text('text')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <div className={classes.buttons}>
        <Button
          kind="text"
          onClick={() => {
            form.discard()
            onDone()
          }}
        >
          {t('app.word.cancel')}
        </Button>
        <Button type="submit" kind="action" busy={form.sending && t('app.word.sending')}>
          {t('discussion.comment.save')}
        </Button>
      </div>
    </form>
  )
}
