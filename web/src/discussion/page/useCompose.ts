import { AddComment } from '@fieldfare/shared/discussion.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { useEffect, useRef, useState } from 'react'
import { saveForm, readSavedForm } from '../../form/savedForm.ts'
import { issuesFrom } from '../../form/issues.ts'
import { failureOf } from '../../i18n/failure.ts'
import { useBeforeReload } from '../../pwa/beforeReload.ts'
import { useAddComment } from '../comments.ts'
import { forgetKey, idempotencyKey } from '../../form/idempotencyKey.ts'

/** A comment that is being sent. */
export interface Pending {
  id: string
  text: string
}

const joined = (first: string | undefined, then: string) => [first, then].filter(Boolean).join('\n\n')

/** The comment one is writing: sent once, shown at once, and back in the box if sending fails. */
export function useCompose(threadId: string, onSent: (id: string) => void) {
  const savedAs = `comment ${threadId}`
  const [text, setText] = useState(() => readSavedForm(savedAs, { text: '' }).text ?? '')
  const [pending, setPending] = useState<Pending | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [issues, setIssues] = useState<Issue[]>([])
  const { mutateAsync } = useAddComment(threadId)
  // A ref, because state is too late for the second of two quick presses.
  const busy = useRef(false)

  const whole = joined(pending?.text, text)
  const keep = () => saveForm(savedAs, whole ? { text: whole } : {})
  useEffect(keep)
  useBeforeReload(whole !== '', keep)

  /** @returns whether it is being sent; if not, `issues` say why */
  const send = (): boolean => {
    if (busy.current) return false
    const words = text.trim()
    const found = issuesFrom(AddComment, { threadId, text: words })
    setIssues(found)
    setError(null)
    if (found.length > 0) return false
    busy.current = true
    const comment = { id: idempotencyKey(savedAs, words), text: words }
    setPending(comment)
    setText('')
    mutateAsync(comment)
      .then(
        () => {
          forgetKey(savedAs)
          onSent(comment.id)
        },
        (thrown: unknown) => {
          setText((typed) => joined(words, typed))
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
  const type = (typed: string) => {
    setText(typed)
    setIssues([])
  }
  return { text, type, send, pending, error, issues }
}
