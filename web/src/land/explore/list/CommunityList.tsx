import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import type { Pointing } from './AreaRow.tsx'
import { communitiesHere } from './communitiesHere.ts'
import { CommunityRow } from './CommunityRow.tsx'
import { CommunityFilter } from './CommunityFilter.tsx'
import classes from '../MapSidebar.module.css'
import { OfflineNote } from './Overview.tsx'
import { useCommunityFilter } from './useCommunityFilter.ts'
import { useSettled } from '../../../platform/useSettled.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The list of all communities, with a choice of order and a text search. */
export function CommunityList({ pointing }: { pointing: Pointing }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim(), 250)
  const by = useCommunityFilter()
  const query = usePagedQuery(communitiesHere, {
    text: text || undefined,
    near: by.near,
    touching: by.way === 'touching',
  })
  // The previous result stays on screen until the new result arrives, but is not announced to screen readers.
  const answered = query.isPrevious ? undefined : query.items
  const none = text ? 'map.page.noneNamed' : by.way === 'touching' ? 'map.page.noneTouching' : 'map.page.noCommunities'
  return (
    <>
      <Stack className={classes.part}>
        <TextField
          type="search"
          label={t('map.page.filter')}
          description={t('map.page.filterHint')}
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <CommunityFilter by={by} />
      </Stack>
      {query.offline && <OfflineNote text="map.page.offlineCommunities" />}
      <p role="status" className={`${textClasses.intro} ${classes.part}`}>
        {answered?.length === 0
          ? t(none, { text })
          : text &&
            answered &&
            (query.hasMore
              ? t('map.page.foundMore', { number: number(answered.length) })
              : t('map.page.found', { count: answered.length, number: number(answered.length) }))}
      </p>
      <div className={classes.paged}>
        <PagedList query={query} loading={t('map.page.loading')} moreLabel={t('map.page.moreCommunities')}>
          {(communities) => (
            <ul>
              {communities.map((community) => (
                <CommunityRow key={community.id} {...community} community={community} {...pointing} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}
