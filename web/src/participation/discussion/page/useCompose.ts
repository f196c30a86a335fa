import type { Author } from '@fieldfare/shared/content.ts'
import { AddComment, type CommentView, type ThreadView } from '@fieldfare/shared/discussion.ts'
import type { IntentView } from '@fieldfare/shared/intent.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { COMMENT_PHOTOS_MAX, type PhotoView } from '@fieldfare/shared/photo.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { saveForm, readSavedForm } from '../../../platform/form/savedForm.ts'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { failureOf } from '../../../platform/i18n/failure.ts'
import { SavedPhoto } from '../../../content/photo/savedPhoto.ts'
import { useBeforeReload } from '../../../platform/pwa/beforeReload.ts'
import { forgetKey, idempotencyKey } from '../../../platform/form/idempotencyKey.ts'
import { peopleIn } from './mentionText.ts'
import { usePost } from '../../../platform/outbox/usePost.ts'
import { paths } from '../../../platform/paths.ts'
import { commentAct } from '../discussionActs.ts'
import { formOf, type Written } from '../commentForms.ts'

/** A comment that is being sent. */
export interface Pending extends Written {
  id: string
}

const EMPTY: Written = { text: '', people: [], quoted: null, photos: [] }
const Someone: z.ZodType<Author> = z.object({ id: Id, name: z.string() })
const READERS = {
  people: z.array(Someone),
  quoted: z.object({ id: Id, creator: Someone, words: z.string().nullable().default(null) }).nullable(),
  photos: z.array(SavedPhoto),
}

/** Joins a comment that was being sent and what was written after it. */
const joined = (first: Written | null, then: Written): Written =>
  first
    ? {
        text: [first.text, then.text].filter(Boolean).join('\n\n'),
        people: [...first.people, ...then.people],
        quoted: first.quoted ?? then.quoted,
        photos: [...first.photos, ...then.photos].slice(0, COMMENT_PHOTOS_MAX),
      }
    : then
const isEmpty = ({ text, quoted, photos }: Written) => text === '' && quoted === null && photos.length === 0

/** Keeps as an intent a comment that the reader may not add yet. @returns the intent; null for a guest, whose text stays in the box */
export type BeginComment = (id: string, comment: { text: string }, form: string) => Promise<IntentView | null>

/** The state of the box in which a comment is written. The comment is sent once, shows at once, and is back in the box if sending fails. */
export function useCompose(
  { id: threadId, title }: Pick<ThreadView, 'id' | 'title'>,
  onSent: (id: string, kept: boolean) => void,
  begin?: BeginComment,
) {
  const savedAs = formOf(threadId)
  const [written, setWritten] = useState<Written>(() => ({ ...EMPTY, ...readSavedForm(savedAs, EMPTY, READERS) }))
  const [pending, setPending] = useState<Pending | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [issues, setIssues] = useState<Issue[]>([])
  const { mutateAsync } = usePost(commentAct, ({ written: { text } }) => ({
    title,
    words: text,
    then: paths.post(threadId),
  }))
  // A ref, since state would change too late for the second of two quick presses.
  const busy = useRef(false)

  const composed = joined(pending, written)
  const keep = () => saveForm(savedAs, isEmpty(composed) ? {} : composed)
  useEffect(keep)
  useBeforeReload(!isEmpty(composed), keep)

  /** Sends the comment. @returns false if it is not sent: `issues` say why, or a comment is being sent already */
  const send = (): boolean => {
    if (busy.current) return false
    const { quoted, photos, people } = written
    const text = written.text.trim()
    const alts = photos.map(({ alt = '' }) => alt.trim())
    const comment = {
      text,
      ...(quoted && { quotedId: quoted.id }),
      ...(quoted?.words && { quotedWords: quoted.words }),
      ...(photos.length > 0 && { photoIds: photos.map(({ id }) => id) }),
      ...(alts.some(Boolean) && { photoAlts: alts }),
    }
    const issues = issuesFrom(AddComment, { threadId, ...comment })
    setIssues(issues)
    setError(null)
    if (issues.length > 0) return false
    busy.current = true
    const id = idempotencyKey(savedAs, JSON.stringify(comment))
    if (begin) {
      void begin(id, comment, savedAs)
        .then((view) => {
          if (!view) return
          forgetKey(savedAs)
          setWritten(EMPTY)
          if (view.state === 'done') onSent(view.id, false)
        })
        .finally(() => (busy.current = false))
      return true
    }
    const pendingComment = { text, people: peopleIn(text, people), quoted, photos }
    setPending({ id, ...pendingComment })
    setWritten(EMPTY)
    mutateAsync({ comment: { threadId, id, ...comment }, written: pendingComment })
      .then(
        ({ kept }) => {
          forgetKey(savedAs)
          onSent(id, kept)
        },
        (thrown: unknown) => {
          setWritten((since) => joined(pendingComment, since))
          setError(thrown)
          setIssues(failureOf(thrown).issues)
        },
      )
      .finally(() => {
        busy.current = false
        setPending(null)
      })
    return true
  }
  const change = (part: Partial<Written>) => {
    setWritten((before) => ({ ...before, ...part }))
    setIssues([])
  }
  return {
    threadId,
    written,
    type: (text: string, person?: Author) =>
      change({ text, ...(person && { people: peopleIn(text, [...written.people, person]) }) }),
    /** Makes the box answer a comment. @param words the quoted part; null for the beginning of the comment */
    answer: ({ id, creator }: Pick<CommentView, 'id' | 'creator'>, words: string | null = null) =>
      change({ quoted: { id, creator, words } }),
    dropQuote: () => change({ quoted: null }),
    show: (photos: PhotoView[]) => change({ photos }),
    /** Puts the saved text back into the box, before the text that is there. */
    reopen: () => setWritten((since) => joined({ ...EMPTY, ...readSavedForm(savedAs, EMPTY, READERS) }, since)),
    send,
    pending,
    error,
    issues,
  }
}
