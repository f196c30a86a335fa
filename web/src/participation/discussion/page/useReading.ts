import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Start, useComments } from '../comments.ts'
import { commentElement } from './commentElement.ts'

const startAt = (linked: string | undefined): Start => (linked ? { around: linked } : 'first')

/** Chooses the comments to read: from the first, around the one in the address, or the newest; and scrolls there. */
export function useReading(threadId: string) {
  const { comment: linked } = useSearch({ from: '/main/post/$id' })
  // The reader's own choice of a place counts until the address leads elsewhere.
  const [moved, setMoved] = useState<{ linked: string | undefined; start: Start } | null>(null)
  const start = moved && moved.linked === linked ? moved.start : startAt(linked)
  const query = useComments(threadId, start)
  const { data, hasNextPage } = query
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
    // The router has put the focus on the heading of the page by then.
    requestAnimationFrame(() => {
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    })
  })

  return {
    ...query,
    comments,
    linked,
    /** True if the address leads to a comment that does not exist any more. */
    lost: data?.pages[0]?.lost ?? false,
    toFirst: () => setMoved({ linked, start: 'first' }),
    toNewest: () => {
      goal.current = 'newest'
      setMoved({ linked, start: 'newest' })
    },
    /** Called before this comment, which is on the page, is put into the address: no need to scroll there. */
    onLink: (id: string) => {
      reached.current = id
      setMoved({ linked: id, start })
    },
  }
}
