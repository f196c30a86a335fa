import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn, isGone } from '../../platform/api/queries.ts'
import { paths } from '../../platform/paths.ts'
import { NothingToShow, NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'

interface EditFrameProps<T> {
  query: UseQueryResult<T>
  title: string
  children: (item: T) => ReactNode
}

/** Renders the editor of an advert or a notice once the item has been read; until then a skeleton, or the failure. */
export function EditFrame<T>({ query, title, children }: EditFrameProps<T>) {
  const { t } = useTranslation()
  const failure = failureIn(query)
  if (failure !== null)
    return isGone(failure) ? (
      <NothingToShow
        title={t('announcement.gone')}
        action={
          <ButtonLink to={paths.announcements} kind="call">
            {t('announcement.toList')}
          </ButtonLink>
        }
      />
    ) : (
      <NotRead failure={failure} onRetry={() => void query.refetch()} />
    )
  if (!query.data)
    return (
      <PageFrame title={title}>
        <SkeletonLines label={t('announcement.page.loading')} lines={8} />
      </PageFrame>
    )
  return children(query.data)
}
