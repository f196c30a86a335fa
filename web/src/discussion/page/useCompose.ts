import { AddComment } from '@fieldfare/shared/discussion.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { useEffect, useRef, useState } from 'react'
import { saveForm, readSavedForm } from '../../form/savedForm.ts'
import { issuesFrom } from '../../form/issues.ts'
import { failureOf } from '../../i18n/failure.ts'
import { useBeforeReload } from '../../pwa/beforeReload.ts'
import { useAddComment } from '../comments.ts'
import { arrived, onceId } from '../onceId.ts'

/** What is on its way, shown as if it were there. */
export interface Pending {
  id: string
  text: string
}

const joined = (first: string | undefined, then: string) => [first, then].filter(Boolean).join('\n\n')

/** What one writes below a discussion: sent once, shown at once, and back in the box when it cannot be sent. */
export function useCompose(threadId: string, onSent: (id: string) => void) {
  const savedAs = `comment ${threadId}`
  const [text, setText] = useState(() => readSavedForm(savedAs, { text: '' }).text ?? '')
  const [pending, setPending] = useState<Pending | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [issues, setIssues] = useState<Issue[]>([])
  const { mutateAsync } = useAddComment(threadId)
  // The state is a moment late for the second of two quick presses.
  const busy = useRef(false)

  const whole = joined(pending?.text, text)
  const keep = () => saveForm(savedAs, whole ? { text: whole } : {})
  useEffect(keep)
  useBeforeReload(whole !== '', keep)

  /** Whether it is on its way; what is wrong with it is said otherwise. */
  const send = (): boolean => {
    if (busy.current) return false
    const words = text.trim()
    const found = issuesFrom(AddComment, { threadId, text: words })
    setIssues(found)
    setError(null)
    if (found.length > 0) return false
    busy.current = true
    const comment = { id: onceId(savedAs, words), text: words }
    setPending(comment)
    setText('')
    mutateAsync(comment)
      .then(
        () => {
          arrived(savedAs)
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
