import type { CONTENT_TABS, ContentTab } from '@fieldfare/shared/kinds.ts'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { Stack } from '../platform/ui/layout/Layout.tsx'
import { PagedList } from '../platform/ui/layout/PagedList.tsx'
import textClasses from '../platform/ui/text.module.css'

interface ContentListProps<T> extends Pick<ComponentProps<typeof PagedList<T>>, 'query'> {
  kind: (typeof CONTENT_TABS)[ContentTab]
  /** The element above the list, such as the link to add an item. */
  above: ReactNode
  row?: (one: T) => ReactNode
  /** Renders the items in place of `row`, for a list in several parts. */
  children?: (items: T[]) => ReactNode
}

/** The list of a kind of content in its tab, with a text for an empty list. */
export function ContentList<T extends { id: string }>({ kind, above, query, row, children }: ContentListProps<T>) {
  const { t } = useTranslation()
  return (
    <Stack gap="l">
      {above}
      <PagedList
        query={query}
        loading={t(`content.${kind}.loading`)}
        empty={
          <Stack as="section" gap="s">
            <h2 className={textClasses.title}>{t(`content.${kind}.emptyTitle`)}</h2>
            <p>{t(`content.${kind}.empty`)}</p>
          </Stack>
        }
      >
        {children ??
          ((items) => (
            <Stack as="ul" lined>
              {items.map((one) => (
                <Fragment key={one.id}>{row?.(one)}</Fragment>
              ))}
            </Stack>
          ))}
      </PagedList>
    </Stack>
  )
}
