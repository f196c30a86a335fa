import type { ComponentProps, ReactNode } from 'react'
import { Stack } from '../platform/ui/layout/Layout.tsx'
import { PagedList } from '../platform/ui/layout/PagedList.tsx'
import textClasses from '../platform/ui/text.module.css'

interface ContentListProps<T> extends Pick<ComponentProps<typeof PagedList<T>>, 'query' | 'loading' | 'children'> {
  /** The element above it: the link to add one, or how one comes to it. */
  above: ReactNode
  emptyTitle: string
  empty: string
}

/** The list of a kind of content in its tab, with what is said while there is none. */
export function ContentList<T>({ above, emptyTitle, empty, ...list }: ContentListProps<T>) {
  return (
    <Stack gap="l">
      {above}
      <PagedList
        {...list}
        empty={
          <Stack as="section" gap="s">
            <h2 className={textClasses.title}>{emptyTitle}</h2>
            <p>{empty}</p>
          </Stack>
        }
      />
    </Stack>
  )
}
