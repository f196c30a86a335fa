import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Start, useComments } from '../comments.ts'
import { commentElement } from './commentElement.ts'

const startAt = (linked: string | undefined): Start => (linked ? { around: linked } : 'first')

/** Reads the first comments, the newest, or those around the comment in the URL; scrolls to the comment in the URL, or to the newest. */
export function useReading(threadId: string) {
  const { comment: linked } = useSearch({ from: '/main/post/$id' })
  // The reader's choice to go to the first or newest comment applies until the URL leads to another comment.
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
    // By the next frame the router has moved the focus to the heading of the page.
    requestAnimationFrame(() => {
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    })
  })

  return {
    ...query,
    comments,
    linked,
    /** True if the URL leads to a comment that does not exist any more. */
    lost: data?.pages[0]?.lost ?? false,
    toFirst: () => setMoved({ linked, start: 'first' }),
    toNewest: () => {
      goal.current = 'newest'
      setMoved({ linked, start: 'newest' })
    },
    /** Call before the id of a comment on the page is put into the URL, so that the page does not scroll to the comment. */
    onLink: (id: string) => {
      reached.current = id
      setMoved({ linked: id, start })
    },
  }
}
