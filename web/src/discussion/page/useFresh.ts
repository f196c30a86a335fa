import type { Author } from '@fieldfare/shared/discussion.ts'
import { useCallback, useEffect, useState } from 'react'
import { onLive } from '../../api/live.ts'

interface Fresh {
  id: string
  author: Author
}

/** What others said since the reader was last at the end, which `end` marks. One's own words are no news. */
export function useFresh(threadId: string, myId: string | undefined) {
  const [fresh, setFresh] = useState<readonly Fresh[]>([])
  const [latest, setLatest] = useState<Fresh | null>(null)
  const [atEnd, setAtEnd] = useState(false)
  useEffect(
    () =>
      onLive({
        'comment.changed': ({ id, threadId: at, version, view }) => {
          if (at !== threadId || !view || view.creator.id === myId) return
          if (view.removed) return setFresh((before) => before.filter((one) => one.id !== id))
          // Later versions tell of votes and edits.
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
      // Arriving at the end and leaving it: everything up to there was in view.
      setFresh([])
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setAtEnd(false)
    }
  }, [])
  const seen = () => setFresh([])
  return { fresh, latest, atEnd, end, seen }
}
