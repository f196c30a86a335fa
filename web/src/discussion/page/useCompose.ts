import { AddComment } from '@fieldfare/shared/discussion.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { useEffect, useRef, useState } from 'react'
import { keepEdits, readEdits } from '../../form/keptEdits.ts'
import { issuesFrom } from '../../form/useForm.ts'
import { failureOf } from '../../i18n/failure.ts'
import { useBeforeReload } from '../../pwa/beforeReload.ts'
import { useAddComment } from '../comments.ts'
import { forgetKey, idempotencyKey } from '../idempotencyKey.ts'

/** A comment that is being sent. */
export interface Pending {
  id: string
  text: string
}

const joined = (first: string | undefined, then: string) => [first, then].filter(Boolean).join('\n\n')

/** The comment one is writing: sent once, shown at once, and back in the box if sending fails. */
export function useCompose(threadId: string, onSent: (id: string) => void) {
  const keptAs = `comment ${threadId}`
  const [text, setText] = useState(() => readEdits(keptAs, { text: '' }).text ?? '')
  const [pending, setPending] = useState<Pending | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [issues, setIssues] = useState<Issue[]>([])
  const { mutateAsync } = useAddComment(threadId)
  // A ref, because state is too late for the second of two quick presses.
  const busy = useRef(false)

  const whole = joined(pending?.text, text)
  const keep = () => keepEdits(keptAs, whole ? { text: whole } : {}, [])
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
    const comment = { id: idempotencyKey(keptAs, words), text: words }
    setPending(comment)
    setText('')
    mutateAsync(comment)
      .then(
        () => {
          forgetKey(keptAs)
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
