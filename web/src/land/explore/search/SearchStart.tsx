import type { MyAreaView } from '@fieldfare/shared/area.ts'
import type { FoundTitle } from '@fieldfare/shared/search.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import type { Found, Results } from '../../../map/search/results.ts'
import { boundsOf } from '../../../map/view/fit.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { useMe } from '../../../platform/session/me.ts'
import { areas } from '../../area/data.ts'
import { communityLists } from '../../community/data.ts'
import { HERE, recentSearches } from '../../../map/search/recentSearches.ts'

/** The highest number of the reader's own areas that are offered. */
const MINE = 4

/** Provides the results that the search offers before anything is typed: the reader's position, recent results, own areas and communities. */
export function SearchStart({ onStart }: { onStart: (start: Results[]) => void }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const own = usePagedQuery(areas.mine, undefined, { enabled: me !== null })
  const few = useLive(communityLists.few, { scope: 'subscribed' }, { enabled: me !== null })
  const offer = useEffectEvent(() => {
    const recent = recentSearches()
    const offered = new Set(recent.map(({ key }) => key))
    const isNew = ({ key }: Found) => !offered.has(key)
    const groups: Results[] = [
      { group: 'here', found: [here(t('search.here'))] },
      { group: 'recent', found: recent },
      { group: 'myPlaces', found: (own.items ?? []).slice(0, MINE).flatMap(ofArea).filter(isNew) },
      { group: 'myCommunities', found: (few.data?.items ?? []).map(ofCommunity).filter(isNew) },
    ]
    onStart(groups.filter(({ found }) => found.length > 0))
  })
  useEffect(() => offer(), [own.items, few.data])
  return null
}

const here = (name: string): Found => ({
  key: HERE,
  name,
  place: { name, kind: 'spot', context: '', country: null, point: [0, 0], extent: null, source: 'bundled' },
})

function ofArea({ id, title, level, geometry, likes }: MyAreaView): Found[] {
  const bounds = boundsOf([geometry])
  if (!bounds) return []
  const [west, south, east, north] = bounds
  const bbox: FoundTitle['bbox'] = [west, south, east, north]
  return [{ key: id, name: title, title: { kind: 'area', id, title, level, bbox, people: likes, mine: true } }]
}

const ofCommunity = ({ id, title, bbox, subscribers }: CommunityView): Found => ({
  key: id,
  name: title,
  title: { kind: 'community', id, title, bbox, people: subscribers },
})
