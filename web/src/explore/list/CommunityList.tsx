import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../api/queries.ts'
import { useCommunities } from '../../community/data.ts'
import { failureText } from '../../i18n/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { Pointing } from './AreaRow.tsx'
import { CommunityRow } from './CommunityRow.tsx'
import { CommunityFilter } from './CommunityFilter.tsx'
import classes from '../MapSidebar.module.css'
import { useCommunityFilter } from './useCommunityFilter.ts'

/** All communities by filter, optionally with a text search. */
export function CommunityList({ pointing }: { pointing: Pointing }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), 250)
  const by = useCommunityFilter()
  const found = useCommunities({ text, near: by.near, touching: by.way === 'touching' })
  const { data, isPlaceholderData, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  const failure = failureIn(found)
  const communities = data?.pages.flatMap(({ items }) => items)
  // The previous results stay until the new ones arrive, but are not announced.
  const answered = isPlaceholderData ? undefined : communities
  const none = text ? 'map.page.noneNamed' : by.way === 'touching' ? 'map.page.noneTouching' : 'map.page.noCommunities'
  return (
    <>
      <div className={classes.filter}>
        <TextField
          type="search"
          label={t('map.page.filter')}
          description={t('map.page.filterHint')}
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <CommunityFilter by={by} />
      </div>
      <p role="status" className={classes.text}>
        {answered?.length === 0
          ? t(none, { text })
          : text &&
            answered &&
            t('map.page.found', { count: answered.length, number: `${answered.length}${hasNextPage ? '+' : ''}` })}
      </p>
      {failure && (
        <div className={classes.strip}>
          <NoticeStrip kind="bad" action={<Button onClick={() => void refetch()}>{t('app.word.tryAgain')}</Button>}>
            {failureText(t, failure)}
          </NoticeStrip>
        </div>
      )}
      {!communities && !failure && (
        <div className={classes.wait}>
          <SkeletonLines label={t('map.page.loading')} />
        </div>
      )}
      <ul>
        {communities?.map((community) => (
          <CommunityRow key={community.id} {...community} community={community} {...pointing} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.more}>
          <Button wide busy={isFetchingNextPage && t('app.word.loading')} onClick={() => void fetchNextPage()}>
            {t('map.page.moreCommunities')}
          </Button>
        </div>
      )}
    </>
  )
}
