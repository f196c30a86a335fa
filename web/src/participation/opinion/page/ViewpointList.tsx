import type { CommunityView } from '@fieldfare/shared/community.ts'
import { GROUP_PEOPLE, type OpinionView, VIEWPOINT_ORDERS, type ViewpointOrder } from '@fieldfare/shared/opinion.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { ChoiceTabs } from '../../../platform/ui/form/ChoiceTabs.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { firstOrder, viewpoints } from '../data.ts'
import { ViewpointRow } from './ViewpointRow.tsx'

interface ViewpointListProps {
  opinion: OpinionView
  community: CommunityView
  /** True if the reader may vote. */
  votes: boolean
}

/** The viewpoints with their votes: the most shared, the most divisive or the newest first. */
export function ViewpointList({ opinion, community, votes }: ViewpointListProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [order, setOrder] = useState<ViewpointOrder>(firstOrder(opinion))
  const query = usePagedQuery(viewpoints.of, { opinionId: opinion.id, order })
  return (
    <Stack as="section" gap="l" aria-labelledby="viewpoints">
      <h2 id="viewpoints" className={textClasses.title}>
        {t('opinion.list.title')}
      </h2>
      <ChoiceTabs
        label={t('opinion.list.order')}
        options={VIEWPOINT_ORDERS.map((value) => ({ value, label: t(`opinion.list.${value}`) }))}
        value={order}
        onChange={setOrder}
      />
      <PagedList query={query} loading={t('opinion.list.loading')} empty={<p>{t('opinion.ask.empty')}</p>}>
        {(items) => (
          <Stack as="ol" lined>
            {items.map((one) => (
              <ViewpointRow key={one.id} viewpoint={one} community={community} votes={votes} />
            ))}
          </Stack>
        )}
      </PagedList>
      <p className={textClasses.quiet}>{t('opinion.list.counted', { number: number(GROUP_PEOPLE) })}</p>
    </Stack>
  )
}
