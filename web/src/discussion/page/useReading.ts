import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Start, useComments } from '../comments.ts'
import { commentElement } from './commentElement.ts'

const startAt = (linked: string | undefined): Start => (linked ? { around: linked } : 'first')

/** Which comments are read: from the beginning, around the one in the address, or the newest; and what the reader is taken to. */
export function useReading(threadId: string) {
  const { comment: linked } = useSearch({ from: '/main/post/$id' })
  // Where the reader went themselves counts until the address leads elsewhere.
  const [moved, setMoved] = useState<{ linked: string | undefined; start: Start } | null>(null)
  const start = moved && moved.linked === linked ? moved.start : startAt(linked)
  const asked = useComments(threadId, start)
  const { data, hasNextPage } = asked
  const comments = data?.pages.flatMap(({ items }) => items)
  const reached = useRef<string>(undefined)
  const goal = useRef<'newest' | null>(null)

  useEffect(() => {
    const toNewest = goal.current === 'newest' && comments && !hasNextPage
    const id = toNewest ? comments.at(-1)?.id : linked === reached.current ? undefined : linked
    const element = id && commentElement(id)
    if (!element) return
    goal.current = null
    reached.current = linked
    // After the page itself has been arrived at, which puts the focus on its heading.
    requestAnimationFrame(() => {
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    })
  })

  return {
    ...asked,
    comments,
    linked,
    /** The address leads to a comment that is not there any more. */
    lost: data?.pages[0]?.lost ?? false,
    toFirst: () => setMoved({ linked, start: 'first' }),
    toNewest: () => {
      goal.current = 'newest'
      setMoved({ linked, start: 'newest' })
    },
    /** The reader is about to put this one, which is there, into the address. */
    onLink: (id: string) => {
      reached.current = id
      setMoved({ linked: id, start })
    },
  }
}
