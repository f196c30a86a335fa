import type { Author } from '@fieldfare/shared/content.ts'
import { useCallback, useEffect, useState } from 'react'
import { onLive } from '../../../platform/api/live.ts'

interface Fresh {
  id: string
  author: Author
}

/** Collects the comments that others add while the reader is not at the end of the list, which the ref `end` marks. */
export function useFresh(threadId: string, myId: string | undefined) {
  const [fresh, setFresh] = useState<readonly Fresh[]>([])
  const [latest, setLatest] = useState<Fresh | null>(null)
  const [atEnd, setAtEnd] = useState(false)
  useEffect(
    () =>
      onLive({
        'content.changed': ({ kind, id, parentId, version, view }) => {
          if (kind !== 'comment' || parentId !== threadId || !view || view.creator.id === myId) return
          if (view.deleted) return setFresh((before) => before.filter((one) => one.id !== id))
          // A version number above 1 means a vote or an edit, not a new comment.
          if (version > 1) return
          setLatest({ id, author: view.creator })
          setFresh((before) =>
            before.some((one) => one.id === id) ? before : [...before, { id, author: view.creator }],
          )
        },
      }),
    [threadId, myId],
  )
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      setAtEnd(entries.at(-1)?.isIntersecting ?? false)
      // Called as the end of the list enters or leaves the view: by then all comments have been in view.
      setFresh([])
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setAtEnd(false)
    }
  }, [])
  const clearFresh = () => setFresh([])
  return { fresh, latest, atEnd, end, seen: clearFresh }
}
