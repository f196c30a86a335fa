import type { ComponentProps, ReactNode } from 'react'
import { PagedList } from '../platform/ui/layout/PagedList.tsx'
import classes from './ContentList.module.css'

interface ContentListProps<T> extends Pick<ComponentProps<typeof PagedList<T>>, 'query' | 'loading' | 'children'> {
  /** The element above it: the link to add one, or how one comes to it. */
  above: ReactNode
  emptyTitle: string
  empty: string
}

/** The list of a kind of content in its tab, with what is said while there is none. */
export function ContentList<T>({ above, emptyTitle, empty, ...list }: ContentListProps<T>) {
  return (
    <div className={classes.list}>
      {above}
      <PagedList
        {...list}
        empty={
          <section className={classes.empty}>
            <h2>{emptyTitle}</h2>
            <p>{empty}</p>
          </section>
        }
      />
    </div>
  )
}
